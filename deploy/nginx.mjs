/** Writes the configuration of nginx for a site from deploy/nginx.conf.template. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { securityHeaders } from './security-headers.mjs';

const TEMPLATE = new URL('nginx.conf.template', import.meta.url);

/** nginx does not start if it must listen on an address family that the system lacks. */
const HAS_IPV6 = existsSync('/proc/net/if_inet6');

const listenOn = (port, how = '') =>
  (HAS_IPV6 ? [port, `[::]:${port}`] : [port]).map((address) => `listen ${address}${how};`);

const listen = ({ port, tls }) =>
  tls === undefined
    ? listenOn(port)
    : [
        ...listenOn(port, ' ssl http2'),
        `ssl_certificate "${tls.certificate}";`,
        `ssl_certificate_key "${tls.key}";`,
        'ssl_protocols TLSv1.2 TLSv1.3;',
        // For TLS 1.2 only suites with forward secrecy and authenticated encryption.
        'ssl_ciphers ECDHE+AESGCM:ECDHE+CHACHA20;',
        'ssl_prefer_server_ciphers on;',
      ];

/**
 * Redirects unencrypted page requests to https. API calls are rejected instead: after a redirect, a client would continue
 * to send its token unencrypted.
 */
const redirect = ({ tls }) =>
  tls === undefined
    ? []
    : [
        'server {',
        ...listenOn(tls.plainPort).map((line) => `  ${line}`),
        '  location ~ ^/(api/|ws$) { return 403; }',
        '  location / { return 301 https://$host$request_uri; }',
        '}',
      ];

const headers = (page) => [
  'add_header Cache-Control $caching;',
  ...Object.entries(securityHeaders(page)).map(([name, value]) => `add_header ${name} "${value}" always;`),
];

const indented = (lines, by) => lines.map((line) => by + line).join('\n');

/**
 * Writes `nginx.conf` into a folder in one step, since a running nginx may read it at any time.
 * @param {string} folder
 * @param {string} site result of makeSite
 * @param {object} settings
 * @param {number | string} settings.port
 * @param {string} settings.apiUpstream where the API and its websocket respond, for example `http://127.0.0.1:4000`
 * @param {string} settings.apiAuthorities file of the certificate authorities for an API with https
 * @param {{ certificate: string, key: string, plainPort: number | string }} [settings.tls] with it `port` is encrypted,
 *   and `plainPort` redirects to it
 */
export const configureNginx = (folder, site, settings) => {
  const values = {
    FOLDER: folder,
    SITE: site,
    API_UPSTREAM: settings.apiUpstream,
    API_AUTHORITIES: settings.apiAuthorities,
    LISTEN: indented(listen(settings), '    '),
    REDIRECT: indented(redirect(settings), '  '),
    HEADERS: indented(headers(readFileSync(join(site, 'index.html'), 'utf8')), '      '),
  };
  const config = readFileSync(TEMPLATE, 'utf8').replace(/\$\{([A-Z_]+)\}/g, (_, name) => values[name]);
  const file = join(folder, 'nginx.conf');
  writeFileSync(`${file}.new`, config);
  renameSync(`${file}.new`, file);
};
