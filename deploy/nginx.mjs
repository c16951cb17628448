/** Writes the configuration of nginx for a site: deploy/nginx.conf.template with everything filled in. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { securityHeaders } from './security-headers.mjs';

const TEMPLATE = new URL('nginx.conf.template', import.meta.url);

const listen = ({ port, tls }) =>
  tls === undefined
    ? [`listen ${port};`]
    : [
        `listen ${port} ssl http2;`,
        `ssl_certificate ${tls.certificate};`,
        `ssl_certificate_key ${tls.key};`,
        'ssl_protocols TLSv1.2 TLSv1.3;',
      ];

/**
 * Who comes without encryption is sent to where there is. A call is refused instead: whoever makes it would go on to send its
 * token in the open, and never notice.
 */
const redirect = ({ tls }) =>
  tls === undefined
    ? []
    : [
        'server {',
        `  listen ${tls.plainPort};`,
        '  location ~ ^/(api/|ws$) { return 403; }',
        '  location / { return 301 https://$host$request_uri; }',
        '}',
      ];

const indented = (lines, by) => lines.map((line) => by + line).join('\n');

/** @param folder what main.mjs makes: `html` lies in it, and the configuration is put beside */
export const configureNginx = (folder, settings) => {
  const page = readFileSync(join(folder, 'html/index.html'), 'utf8');
  const values = {
    FOLDER: folder,
    ACCESS_LOG: settings.accessLog ?? '/dev/stdout',
    API_UPSTREAM: settings.apiUpstream,
    LISTEN: indented(listen(settings), '    '),
    REDIRECT: indented(redirect(settings), '  '),
  };
  const config = readFileSync(TEMPLATE, 'utf8').replace(/\$\{([A-Z_]+)\}/g, (_, name) => values[name]);
  writeFileSync(join(folder, 'nginx.conf'), config);
  const headers = Object.entries(securityHeaders(page)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  writeFileSync(
    join(folder, 'headers.conf'),
    ['add_header Cache-Control $caching;', ...headers, ''].join('\n'),
  );
};
