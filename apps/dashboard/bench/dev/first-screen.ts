import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { freePort } from '../../e2e/support/free-port';

/** A development server like that of `npm start`, and the content of its first screen. */
export interface DevServer {
  readonly args: readonly string[];
  /** Folder of its pre-bundled packages. */
  readonly cache: string;
  readonly firstScreen: string;
}

/** Time from starting a development server to its first screen in a browser, in ms. */
export const timeToFirstScreen = async (
  browser: Browser,
  { args, cache, firstScreen }: DevServer,
  { keepsCache }: { readonly keepsCache: boolean },
): Promise<number> => {
  if (!keepsCache) rmSync(cache, { recursive: true, force: true });
  const port = await freePort();
  const page = await browser.newPage();
  const beganAt = performance.now();
  const server = spawn('npx', ['vite', ...args, '--port', String(port), '--strictPort'], { detached: true });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      if (text.includes('ready in')) resolve();
    });
    server.once('exit', () => reject(new Error(`vite ${args.join(' ')} exited.`)));
  });
  await page.goto(`http://localhost:${port}/login`);
  await page.getByRole('heading', { name: firstScreen }).waitFor({ timeout: 120_000 });
  const took = performance.now() - beganAt;
  server.removeAllListeners('exit');
  if (server.pid !== undefined) process.kill(-server.pid);
  await page.close();
  return took;
};
