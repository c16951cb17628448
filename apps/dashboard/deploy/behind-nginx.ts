import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, openSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { configureNginx } from '../../../deploy/nginx.mjs';
import { freePort } from '../e2e/free-port';
import { inFolder } from '../e2e/other-host';
import { test as standAlone } from '../e2e/stand-alone';

/** A running nginx. */
interface Nginx {
  /** What it serves is in `html`; see deploy/main.mjs. */
  readonly folder: string;
  /** Where it leads to encryption. */
  readonly plainOrigin: string;
  /** Takes what is in the folder now. */
  readonly reload: () => Promise<void>;
  /** All that it has written so far. */
  readonly logs: () => string;
}

/** Waits until somebody listens. */
const listening = async (port: number): Promise<void> => {
  const socket = connect(port, 'localhost');
  try {
    await once(socket, 'connect');
  } catch {
    await listening(port);
  } finally {
    socket.destroy();
  }
};

/** The production build behind nginx: `page.goto('/')` opens what that serves, with the stand-alone server as the API. */
export const test = standAlone.extend<{ nginx: Nginx }, { site: string }>({
  // Making it takes seconds, so it is made once.
  site: [
    async ({}, use) => {
      await inFolder(async (folder) => {
        execFileSync('node', ['../../deploy/main.mjs', folder]);
        const subject = ['-subj', '/CN=localhost', '-days', '1', '-nodes'];
        execFileSync(
          'openssl',
          [
            'req',
            '-x509',
            '-newkey',
            'rsa:2048',
            '-keyout',
            'key.pem',
            '-out',
            'certificate.pem',
            ...subject,
          ],
          { cwd: folder, stdio: 'ignore' },
        );
        await use(folder);
      });
    },
    { scope: 'worker' },
  ],
  elsewhere: async ({}, use) => use(`https://localhost:${await freePort()}`),
  baseURL: ({ elsewhere }, use) => use(elsewhere),
  nginx: [
    async ({ site, server, elsewhere }, use) => {
      await inFolder(async (folder) => {
        cpSync(site, folder, { recursive: true });
        const port = Number(new URL(elsewhere).port);
        const plainPort = await freePort();
        const accessLog = join(folder, 'access.log');
        const errorLog = join(folder, 'error.log');
        const configure = () =>
          configureNginx(folder, {
            port,
            tls: { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem'), plainPort },
            apiUpstream: server.origin,
            accessLog,
          });
        configure();
        const user = process.getuid?.() === 0 ? 'user root;' : '';
        const nginx = spawn(
          '/usr/sbin/nginx',
          ['-c', join(folder, 'nginx.conf'), '-g', `daemon off; ${user}`],
          {
            stdio: ['ignore', 'ignore', openSync(errorLog, 'a')],
          },
        );
        await listening(port);
        await use({
          folder,
          plainOrigin: `http://localhost:${plainPort}`,
          reload: async () => {
            configure();
            nginx.kill('SIGHUP');
            await listening(port);
          },
          logs: () => readFileSync(accessLog, 'utf8') + readFileSync(errorLog, 'utf8'),
        });
        nginx.kill('SIGTERM');
        await once(nginx, 'close');
      });
    },
    { auto: true },
  ],
});
