#!/bin/sh
# Serves $FOLDER/dashboard with nginx: writes $FOLDER/site.json into its page, or refuses to start and says why.
# Arguments are further directives for nginx, such as 'user root;'.
#   API_UPSTREAM  target of /api and /ws
#   PORT          default 8080, with TLS 8443
#   TLS_NAME      a host name to serve over TLS and HTTP/2, with $FOLDER/tls.crt and tls.key, else with a certificate
#                 of its own, which browsers warn about: for localhost
set -eu
PATH=$PATH:/usr/sbin
here=$(dirname "$0")
folder=${FOLDER:-/srv}
state=${TMPDIR:-/tmp}

node "$here/main.mjs" "$folder/dashboard" "$folder/site.json"

listen="listen ${PORT:-8080};"
if [ -n "${TLS_NAME:-}" ]; then
  certificate=$folder/tls
  if [ ! -f "$certificate.crt" ]; then
    certificate=$state/tls
    openssl req -x509 -newkey rsa:2048 -nodes -days 365 -subj "/CN=$TLS_NAME" -addext "subjectAltName=DNS:$TLS_NAME" \
      -keyout "$certificate.key" -out "$certificate.crt" 2>/dev/null
  fi
  listen="listen ${PORT:-8443} ssl http2; ssl_certificate \"$certificate.crt\"; ssl_certificate_key \"$certificate.key\";"
fi
sed -e "s|listen 8080;|$listen|" -e "s|root /srv/dashboard;|root \"$folder/dashboard\";|" \
  -e "s|/tmp/nginx.pid|\"$state/nginx.pid\"|" -e "s|http://127.0.0.1:4000|${API_UPSTREAM:-http://127.0.0.1:4000}|" \
  "$here/nginx.conf" >"$state/nginx.conf"
exec nginx -c "$state/nginx.conf" -g "daemon off; $*"
