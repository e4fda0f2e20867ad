//! Query analysis, scoring, the prefetch gate and rendering.
