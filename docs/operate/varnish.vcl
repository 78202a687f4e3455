# Varnish in front of Comptoir, for Varnish 7 with varnish-modules (xkey). docs/operate/cdn.md explains it.
# Replace the backend, the key and the addresses that may purge.
vcl 4.1;

import std;
import xkey;

backend shop {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 2s;
  .first_byte_timeout = 125s;
  .between_bytes_timeout = 60s;
  .probe = { .url = "/healthz"; .interval = 2s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 2; }
}

# The machines of the shop.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    # CDN_PURGE_KEY of the shop.
    if (client.ip !~ purgers || req.http.x-purge-key != "REPLACE-WITH-CDN-PURGE-KEY") {
      return (synth(403, "Forbidden"));
    }
    if (!req.http.xkey-purge) {
      return (synth(400, "No tags"));
    }
    set req.http.x-purged = xkey.purge(req.http.xkey-purge);
    return (synth(200, "Purged " + req.http.x-purged));
  }
  # Customers, staff and API keys: their answers are never stored, and never come from the cache.
  if (req.http.Authorization) {
    return (pass);
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Expired pages are served for a minute while the shop answers, and for a day while it does not.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 60s;
  }
  # The shop uses no cookies.
  unset req.http.Cookie;
  return (hash);
}

sub vcl_backend_response {
  # A process that ends breaks its answers. Another one gives them.
  if ((beresp.status == 502 || beresp.status == 503) && bereq.method == "GET" && bereq.retries < 2) {
    return (retry);
  }
  set beresp.http.x-edge-lifetime = beresp.http.Surrogate-Control;
  unset beresp.http.Surrogate-Control;
  if (bereq.uncacheable) {
    unset beresp.http.x-edge-lifetime;
    return (deliver);
  }
  if (beresp.status == 200 && beresp.http.x-edge-lifetime ~ "max-age=[0-9]+") {
    set beresp.ttl = std.duration(regsub(beresp.http.x-edge-lifetime, ".*max-age=([0-9]+).*", "\1") + "s", 0s);
    set beresp.grace = 1d;
    unset beresp.http.x-edge-lifetime;
    return (deliver);
  }
  unset beresp.http.x-edge-lifetime;
  # Built files and pictures have a public lifetime. Everything else is not stored, and requests don't wait for it.
  if (beresp.status == 200 && beresp.http.Cache-Control ~ "public" && beresp.ttl > 0s) {
    return (deliver);
  }
  set beresp.ttl = 120s;
  set beresp.uncacheable = true;
  return (deliver);
}

sub vcl_backend_error {
  if (bereq.method == "GET" && bereq.retries < 2) {
    return (retry);
  }
}

sub vcl_deliver {
  # Only for the CDN.
  unset resp.http.xkey;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}
