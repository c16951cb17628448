import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { newestLines } from '../../apps/dashboard/vite/release';

const folder = mkdtempSync(join(tmpdir(), 'repository-'));
const run = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8' });
const git = (...args: readonly string[]): string =>
  run('git', '-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args);
const release = (): string => run(process.execPath, resolve('scripts/release/release.mjs'));

/** A repository with the packages of this one, whose last release was 1.0.0, and a change since. */
const makeRepository = (): void => {
  const manifests = [
    '',
    'apps/dashboard',
    'apps/storybook',
    'packages/api-mocks',
    'packages/domain',
    'packages/ui',
  ];
  for (const path of manifests) {
    mkdirSync(join(folder, path), { recursive: true });
    const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as object;
    writeFileSync(join(folder, path, 'package.json'), JSON.stringify({ ...manifest, version: '1.0.0' }));
  }
  cpSync('package-lock.json', join(folder, 'package-lock.json'));
  cpSync('.changeset/config.json', join(folder, '.changeset/config.json'));
  writeFileSync(
    join(folder, 'apps/dashboard/CHANGELOG.md'),
    '# @sms/dashboard\n\n## 1.0.0\n\n- The first.\n',
  );
  writeFileSync(
    join(folder, '.changeset/practice.md'),
    "---\n'@sms/dashboard': minor\n'@sms/ui': minor\n---\n\nA practice number shows how codes arrive.\n",
  );
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--message=Begin');
};

it('npm run release: shows version, news and labels of the container, and changes nothing', () => {
  makeRepository();
  const shown = release();
  expect(shown).toMatch(/^1\.0\.0 → 1\.1\.0\n\n## 1\.1\.0\n/);
  expect(newestLines(shown)).toEqual(['A practice number shows how codes arrive.']);
  const [revision, seconds] = git('log', '-1', '--format=%H %ct').trim().split(' ');
  const wanted = { VERSION: '1.0.0', REVISION: revision, SOURCE_DATE_EPOCH: seconds };
  const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
  for (const [name, value] of Object.entries(wanted)) {
    expect(shown).toContain(`--build-arg ${name}=${value} `);
    expect(dockerfile).toContain(`ARG ${name}\n`);
  }
  for (const name of ['version', 'created', 'revision'])
    expect(dockerfile).toContain(`org.opencontainers.image.${name}=$${name.toUpperCase()}`);
  expect(git('status', '--porcelain')).toBe('');
});
