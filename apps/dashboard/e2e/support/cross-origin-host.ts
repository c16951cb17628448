import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';

/** A host of the production build, without headers, configured with an API on another origin. */
export interface CrossOriginHost {
  readonly origin: string;
  /** API port of its pages. Free at first. */
  readonly apiPort: number;
}

/** Below the ephemeral ports of operating systems. */
const FIRST_PORT = 4200;
const FIRST_API_PORT = 5050;

/**
 * Copies a build with settings of its page, as its variables would have set them.
 * @param settings by the name of the meta element
 * @param connections origins that the page may then call
 */
export const copyBuild = (
  build: string,
  folder: string,
  settings: Readonly<Record<string, string>>,
  connections = '',
): void => {
  cpSync(build, folder, { recursive: true });
  const file = join(folder, 'index.html');
  const page = Object.entries(settings).reduce(
    (text, [name, value]) => text.replace(`name="${name}" content=""`, `name="${name}" content="${value}"`),
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, page.replace("connect-src 'self'", `$& ${connections}`));
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
    copyBuild(
      'dist',
      join(folder, 'html'),
      { 'api-origin': `http://${api}`, 'idempotency-header': 'allowed' },
      `http://${api} ws://${api}`,
    );
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
