"""Ask a server of this machine over HTTP."""

from functools import partial

import httpx

get = partial(httpx.get, trust_env=False, timeout=60)  # however busy the machine is
