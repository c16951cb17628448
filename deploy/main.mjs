/**
 * `node deploy/main.mjs <folder>` creates a folder of files to serve in `<folder>/sites`, and an `nginx.conf` for it.
 * Variables: docs/deploying.md.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configureNginx } from './nginx.mjs';
import { makeSite } from './site.mjs';

const {
  BUILD_DIR = fileURLToPath(new URL('../apps/dashboard/dist', import.meta.url)),
  API_UPSTREAM = 'http://127.0.0.1:4000',
  // Debian's file of the authorities that browsers trust.
  API_AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt',
  PORT = '8080',
  PLAIN_PORT = '8081',
  TLS_CERTIFICATE = '',
  TLS_KEY = '',
} = process.env;
const [, , name = '/srv/dashboard'] = process.argv;

if ((TLS_CERTIFICATE === '') !== (TLS_KEY === '')) {
  throw new Error('Set TLS_CERTIFICATE and TLS_KEY together: with one of them nothing would be encrypted.');
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
