import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/**
 * Serves a folder without headers while `use` runs. Loads Vite with the first one: that takes as long as a
 * flow.
 */
export const serveFolder = async (
  outDir: string,
  port: number,
  use: (origin: string) => Promise<void>,
): Promise<void> => {
  const { preview } = await import('vite');
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir },
    preview: { port, strictPort: true },
  });
  await use(`http://localhost:${port}`);
  await server.close();
};

/**
 * Serves the build while `use` runs.
 * @param index distinguishes hosts that run at the same time
 */
export const serveCrossOrigin = async (
  index: number,
  use: (host: CrossOriginHost) => Promise<void>,
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const apiPort = FIRST_API_PORT + index;
  copyBuild('dist', folder, { api: { origin: `http://localhost:${apiPort}`, idempotencyHeader: true } });
  await serveFolder(folder, FIRST_PORT + index, (origin) => use({ origin, apiPort }));
  rmSync(folder, { recursive: true });
};
