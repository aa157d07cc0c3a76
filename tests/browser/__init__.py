"""The page in a real browser. A package, so that its tests share one (`conftest.browser`)."""
