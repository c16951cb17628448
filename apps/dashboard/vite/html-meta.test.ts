import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createLogger } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { htmlMeta } from './html-meta';

it('build: an invalid setting ends it with one message', async () => {
  const root = await mkdtemp(join(tmpdir(), 'page-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFile(join(root, 'index.html'), '<meta name="api-origin" content="" />');
  vi.stubEnv('VITE_API_ORIGIN', 'nowhere');
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const customLogger = createLogger('silent');
  const logged = vi.spyOn(customLogger, 'error');
  await build({ root, configFile: false, customLogger, plugins: [htmlMeta()] });
  expect(logged.mock.calls).toEqual([
    [expect.stringMatching(/^VITE_API_ORIGIN must be an origin .*nowhere\.$/)],
  ]);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
