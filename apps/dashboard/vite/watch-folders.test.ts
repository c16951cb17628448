import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { watchFolders } from './watch-folders';

const repository = mkdtempSync(join(realpathSync(tmpdir()), 'watched-'));
const file = join(repository, 'packages/kit/src/text.ts');
const git = (...args: readonly string[]) => execFileSync('git', ['-C', repository, ...args]);
const write = (path: string, text: string) => {
  writeFileSync(path, `export const text = '${text}';\n`);
};

let server: ViteDevServer;
beforeAll(async () => {
  for (const folder of ['packages/kit/src', 'app']) mkdirSync(join(repository, folder), { recursive: true });
  write(file, 'committed');
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message=Add a text');
  server = await createServer({
    root: join(repository, 'app'),
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, fs: { strict: false } },
    plugins: [watchFolders(join(repository, 'packages'))],
  });
  await vi.waitFor(() => expect(server.watcher.getWatched()[dirname(file)]).toContain('text.ts'), 10_000);
});
afterAll(async () => {
  await server.close();
  rmSync(repository, { recursive: true });
});

/** What a page gets when it loads the module. */
const served = async () => (await server.transformRequest(`/@fs${file}`))?.code;

/** Looks without a pause: the next change comes right after this one. */
const expectServed = (text: string) =>
  vi.waitFor(async () => expect(await served()).toContain(text), { timeout: 10_000, interval: 1 });

it('a page sees a file of a package that an editor or git replaces, again and again', async () => {
  expect(await served()).toContain('committed');
  for (const text of ['first', 'second']) {
    write(`${file}.new`, text);
    renameSync(`${file}.new`, file);
    await expectServed(text);
    git('checkout', '--', '.');
    await expectServed('committed');
  }
});
