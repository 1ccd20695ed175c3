"""Load generators, fault tools, audits and benchmarks: what measures the product, and is no part of it."""
