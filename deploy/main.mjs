/**
 * `node deploy/main.mjs <folder>` makes a host of a build: the files to serve in `<folder>/html`, and `nginx.conf`.
 * Variables: docs/deploying.md.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configureNginx } from './nginx.mjs';
import { makeSite } from './site.mjs';

const {
  BUILD_DIR = fileURLToPath(new URL('../apps/dashboard/dist', import.meta.url)),
  API_UPSTREAM = 'http://127.0.0.1:5000',
  PORT = '8080',
  PLAIN_PORT = '8081',
  TLS_CERTIFICATE,
  TLS_KEY,
} = process.env;
const [, , folder = '/srv/dashboard'] = process.argv;

const tls = TLS_CERTIFICATE &&
  TLS_KEY && { certificate: TLS_CERTIFICATE, key: TLS_KEY, plainPort: PLAIN_PORT };
await makeSite(BUILD_DIR, resolve(folder, 'html'), process.env);
configureNginx(resolve(folder), { port: PORT, apiUpstream: API_UPSTREAM, ...(tls && { tls }) });
