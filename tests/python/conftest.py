"""Properties are tried with the same values each time, so that what fails here fails again."""

import hypothesis

hypothesis.settings.register_profile("same", derandomize=True, database=None, deadline=None, max_examples=60)
hypothesis.settings.load_profile("same")
