//! How the time of reading a text grows with its length.

use serde_json::Value;

/// What readings of one text took, from the shortest to the longest.
#[derive(Debug)]
pub(crate) struct Growth {
    /// Bytes and seconds.
    readings: Vec<(f64, f64)>,
}

impl Growth {
    /// Reads pairs of bytes and seconds; `None` when they are none, or fewer than a growth needs.
    pub(crate) fn read(pairs: &Value) -> Option<Self> {
        let readings: Vec<(f64, f64)> = pairs.as_array()?.iter().map(pair).collect::<Option<_>>()?;
        (readings.len() > 1).then_some(Self { readings })
    }

    /// Megabytes a second, of the reading whose length is nearest.
    pub(crate) fn speed_at(&self, bytes: f64) -> f64 {
        let nearest = |one: &&(f64, f64), other: &&(f64, f64)| {
            (one.0 / bytes).ln().abs().total_cmp(&(other.0 / bytes).ln().abs())
        };
        self.readings.iter().min_by(nearest).map_or(0.0, speed)
    }

    /// Megabytes a second, of the longest reading.
    pub(crate) fn speed_of_longest(&self) -> f64 {
        self.readings.last().map_or(0.0, speed)
    }

    /// The power of the length with which the time grows: the slope of the line that fits the logarithms best.
    pub(crate) fn power(&self) -> f64 {
        let points: Vec<(f64, f64)> =
            self.readings.iter().map(|(bytes, seconds)| (bytes.ln(), seconds.ln())).collect();
        let mean = |of: fn(&(f64, f64)) -> f64| -> f64 {
            points.iter().map(of).sum::<f64>() / points.iter().map(|_| 1.0).sum::<f64>()
        };
        let (x, y) = (mean(|point| point.0), mean(|point| point.1));
        let slope: f64 = points.iter().map(|point| (point.0 - x) * (point.1 - y)).sum();
        slope / points.iter().map(|point| (point.0 - x).powi(2)).sum::<f64>()
    }
}

fn pair(value: &Value) -> Option<(f64, f64)> {
    let [bytes, seconds] = value.as_array()?.as_slice() else { return None };
    Some((bytes.as_f64()?, seconds.as_f64()?))
}

fn speed((bytes, seconds): &(f64, f64)) -> f64 {
    bytes / 1e6 / seconds
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn growing(seconds: impl Fn(f64) -> f64) -> Growth {
        let pairs: Vec<(f64, f64)> =
            (10..27).step_by(2).map(|bits| 2_f64.powi(bits)).map(|bytes| (bytes, seconds(bytes))).collect();
        Growth::read(&json!(pairs)).unwrap()
    }

    #[test]
    fn the_power_of_a_line_is_one_and_that_of_a_square_is_two() {
        for power in [1, 2, 3] {
            let fitted = growing(|bytes| 3e-9 * bytes.powi(power)).power();
            assert!((fitted - f64::from(power)).abs() < 1e-9, "{fitted}");
        }
    }

    #[test]
    fn a_square_that_begins_late_is_too_steep() {
        let late = growing(|bytes| 1e-8 * bytes * (1.0 + bytes / 4e6));
        assert!(late.power() > super::super::STEEPEST, "{}", late.power());
        let dear_to_start = growing(|bytes| 1e-6 + 1e-8 * bytes);
        assert!(dear_to_start.power() <= 1.0, "{}", dear_to_start.power());
    }

    #[test]
    fn speed_is_that_of_the_nearest_length() {
        let growth = growing(|bytes| if bytes < 1e6 { bytes / 100e6 } else { bytes / 50e6 });
        assert!((growth.speed_at(250_000.0) - 100.0).abs() < 1e-6);
        assert!((growth.speed_of_longest() - 50.0).abs() < 1e-6);
        assert!(Growth::read(&json!([[1.0, 1.0]])).is_none() && Growth::read(&json!({})).is_none());
    }
}
