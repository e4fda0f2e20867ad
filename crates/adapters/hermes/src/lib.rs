//! Veridical as a memory provider of Hermes Agent: protocol, server, installer and shim.
