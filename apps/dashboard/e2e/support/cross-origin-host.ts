import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { fillFolder } from '../../../../deploy/main.mjs';
import type { Site } from '../../../../deploy/site.mjs';

/** A host of the production build, without headers, configured with an API on another origin. */
export interface CrossOriginHost {
  readonly origin: string;
  /** API port of its pages. Free at first. */
  readonly apiPort: number;
}

/** Below the ephemeral ports of operating systems. */
const FIRST_PORT = 4200;
const FIRST_API_PORT = 5050;

/** Copies a build as a host with this `site.json` serves it. */
export const copyBuild = (build: string, folder: string, site: Site): void => {
  cpSync(build, folder, { recursive: true });
  fillFolder(folder, JSON.stringify(site));
};

const withTempFolder = async (use: (folder: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
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
    const api = `localhost:${apiPort}`;
    copyBuild('dist', join(folder, 'html'), { api: { origin: `http://${api}`, idempotencyHeader: true } });
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
