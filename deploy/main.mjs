/**
 * `node deploy/main.mjs <folder>` makes a host of a build: a folder of files to serve in `<folder>/sites`, and `nginx.conf`, which
 * names it. Variables: docs/deploying.md.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configureNginx } from './nginx.mjs';
import { makeSite } from './site.mjs';

const {
  BUILD_DIR = fileURLToPath(new URL('../apps/dashboard/dist', import.meta.url)),
  API_UPSTREAM = 'http://127.0.0.1:5000',
  // Where Debian keeps those that browsers trust as well.
  API_AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt',
  PORT = '8080',
  PLAIN_PORT = '8081',
  TLS_CERTIFICATE = '',
  TLS_KEY = '',
} = process.env;
const [, , name = '/srv/dashboard'] = process.argv;

if ((TLS_CERTIFICATE === '') !== (TLS_KEY === '')) {
  throw new Error(
    'TLS_CERTIFICATE and TLS_KEY need each other: with one of them nothing would be encrypted.',
  );
}
const tls = TLS_KEY && { certificate: TLS_CERTIFICATE, key: TLS_KEY, plainPort: PLAIN_PORT };

const folder = resolve(name);
const site = await makeSite(BUILD_DIR, folder, process.env);
configureNginx(folder, site, {
  port: PORT,
  apiUpstream: API_UPSTREAM,
  apiAuthorities: API_AUTHORITIES,
  ...(tls && { tls }),
});
