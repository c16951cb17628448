import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { configureNginx } from '../../../deploy/nginx.mjs';
import { makeSite } from '../../../deploy/site.mjs';
import { freePort } from '../e2e/support/free-port';
import { withTempFolder } from '../e2e/support/cross-origin-host';
import { test as standAlone } from '../e2e/support/fixtures';
import { runNginx } from './run-nginx';

/** Paths of certificate and key. */
export interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

/** A site and its certificate. Creating them takes seconds, so it happens once per worker. */
interface Site extends Certificate {
  /** Folder of the served files. */
  readonly site: string;
}

interface Served {
  readonly origin: string;
  /** All output of nginx so far. */
  readonly logs: () => string;
}

interface Nginx extends Served {
  /** Its http origin, which redirects to https. */
  readonly plainOrigin: string;
  /** Replaces the served build, with the commands of docs/deploying.md. */
  readonly upgrade: (build: string) => Promise<void>;
}

interface BehindNginx {
  readonly nginx: Nginx;
  /**
   * Serves the site with an API as upstream, without TLS, until the test ends. An https API needs the certificate of
   * `made`.
   */
  readonly serveBeside: (apiUpstream: string) => Promise<Served>;
}

const run = promisify(execFile);

/** A self-signed certificate for `localhost`. */
export const makeCertificate = (folder: string): Certificate => {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const files = ['-keyout', key, '-out', certificate];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '1'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...subject], {
    stdio: 'ignore',
  });
  return { certificate, key };
};

/** The production build behind nginx: `page.goto('/')` opens it, with the stand-alone server as the API. */
export const test = standAlone.extend<BehindNginx, { made: Site }>({
  made: [
    async ({}, use) => {
      await withTempFolder(async (folder) => {
        await use({ site: await makeSite('dist', folder, {}), ...makeCertificate(folder) });
      });
    },
    { scope: 'worker' },
  ],
  elsewhere: async ({}, use) => use(`https://localhost:${await freePort()}`),
  baseURL: ({ elsewhere }, use) => use(elsewhere),
  nginx: [
    async ({ made, server, elsewhere }, use) => {
      await withTempFolder(async (folder) => {
        const { site, certificate, key } = made;
        const port = Number(new URL(elsewhere).port);
        const plainPort = await freePort();
        configureNginx(folder, site, {
          port,
          tls: { certificate, key, plainPort },
          apiUpstream: server.origin,
          apiAuthorities: certificate,
        });
        const nginx = await runNginx(folder, port);
        await use({
          origin: elsewhere,
          plainOrigin: `http://localhost:${plainPort}`,
          upgrade: async (build) => {
            const env = {
              ...process.env,
              BUILD_DIR: build,
              API_UPSTREAM: server.origin,
              PORT: String(port),
              PLAIN_PORT: String(plainPort),
              TLS_CERTIFICATE: certificate,
              TLS_KEY: key,
            };
            await run('node', [resolve('../../deploy/main.mjs'), folder], { env });
            await run('/usr/sbin/nginx', ['-c', join(folder, 'nginx.conf'), '-s', 'reload']);
          },
          logs: nginx.logs,
        });
        await nginx.stop();
      });
    },
    { auto: true },
  ],
  serveBeside: async ({ made }, use) => {
    await withTempFolder(async (parent) => {
      const stops: (() => Promise<void>)[] = [];
      await use(async (apiUpstream) => {
        const port = await freePort();
        const folder = join(parent, String(port));
        mkdirSync(folder);
        configureNginx(folder, made.site, { port, apiUpstream, apiAuthorities: made.certificate });
        const { logs, stop } = await runNginx(folder, port);
        stops.push(stop);
        return { origin: `http://localhost:${port}`, logs };
      });
      for (const stop of stops) await stop();
    });
  },
});
