import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';
import { contentPolicy } from '../../../deploy/security-headers.mjs';
import { nginxMissing } from '../../../scripts/ci/nginx.mjs';
import { withTempFolder } from '../e2e/support/cross-origin-host';
import { test } from './nginx-fixtures';

test.skip(nginxMissing() !== null, 'nginx cannot be installed here.');

/** A build with another page, and therefore another policy. */
const otherBuild = (folder: string): string => {
  const build = join(folder, 'other');
  cpSync('dist', build, { recursive: true });
  const page = join(build, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('</body>', '<script>"other"</script></body>'));
  return build;
};

/**
 * Forces a new connection: nginx closes idle ones when it reloads its configuration, possibly just as they are used.
 */
const NEW_CONNECTION = { Connection: 'close' };

/** A page as a new visitor gets it, with its policy and its script. */
const visit = async (request: APIRequestContext) => {
  const get = (path: string, encoding: string) =>
    request.get(path, { headers: { ...NEW_CONNECTION, 'Accept-Encoding': encoding } });
  const answer = await get('/', 'br');
  const page = await answer.text();
  const [, script = ''] = /src="(\/assets\/[^"]+)"/.exec(page) ?? [];
  const files = await Promise.all(['br', 'gzip'].map((encoding) => get(script, encoding)));
  return {
    fits: answer.headers()['content-security-policy']?.startsWith(contentPolicy(page)) ?? false,
    page,
    scripts: await Promise.all(files.map(async (file) => `${file.status()} ${(await file.body()).length}`)),
  };
};

test('a deployment and its rollback: every visitor gets one complete build', async ({ request, nginx }) => {
  const before = await visit(request);
  await withTempFolder((folder) => nginx.upgrade(otherBuild(folder)));
  await expect.poll(async () => (await visit(request)).page).toContain('"other"');

  const visits = [await visit(request)];
  const state = { deployed: false };
  const back = nginx.upgrade('dist').then(() => {
    state.deployed = true;
  });
  while (!state.deployed) visits.push(await visit(request));
  await back;
  await expect.poll(async () => (await visit(request)).page).toBe(before.page);

  expect(visits.length).toBeGreaterThan(2);
  for (const { fits, page, scripts } of visits) {
    expect({ fits, scripts }).toEqual({ fits: true, scripts: before.scripts });
    expect([before.page, visits[0]?.page]).toContain(page);
  }
});
