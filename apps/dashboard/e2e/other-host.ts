import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { copyBuild } from '../../../deploy/site.mjs';

/** A host of the production build whose API is on another origin. */
export interface OtherHost {
  readonly origin: string;
  /** Where its pages look for the API. */
  readonly apiPort: number;
}

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** A folder of its own, which is gone afterwards. */
export const inFolder = async (use: (folder: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  await use(folder);
  rmSync(folder, { recursive: true });
};

/** Serves the build from a host without headers, which tells it of the API's origin, for as long as `use` takes. */
export const serveOnOtherHost = (use: (host: OtherHost) => Promise<void>): Promise<void> =>
  inFolder(async (folder) => {
    const [port, apiPort] = [await freePort(), await freePort()];
    copyBuild('dist', join(folder, 'html'), {
      VITE_API_ORIGIN: `http://localhost:${apiPort}`,
      VITE_IDEMPOTENCY_HEADER: 'allowed',
    });
    const server = await preview({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      build: { outDir: 'html' },
      preview: { port, strictPort: true },
    });
    await use({ origin: `http://localhost:${port}`, apiPort });
    await server.close();
  });
