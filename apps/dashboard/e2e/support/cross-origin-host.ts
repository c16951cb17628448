import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { copyBuild } from '../../../../deploy/site.mjs';

/** A host of the production build, without headers, configured with an API on another origin. */
export interface CrossOriginHost {
  readonly origin: string;
  /** API port of its pages. Free at first. */
  readonly apiPort: number;
}

/** Below the ephemeral ports of operating systems. */
const FIRST_PORT = 4200;
const FIRST_API_PORT = 5050;

/** A temporary folder, removed afterwards. Its name tests escaping in a configuration: a space, an umlaut. */
export const withTempFolder = async (use: (folder: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'a host ü-'));
  await use(folder);
  rmSync(folder, { recursive: true });
};

/**
 * Serves the build while `use` runs.
 * @param index distinguishes hosts that run at the same time
 */
export const serveCrossOrigin = (
  index: number,
  use: (host: CrossOriginHost) => Promise<void>,
): Promise<void> =>
  withTempFolder(async (folder) => {
    const [port, apiPort] = [FIRST_PORT + index, FIRST_API_PORT + index];
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
