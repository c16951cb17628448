/**
 * A dry run of the next release, of what is committed: the version that the collected changes make and its
 * part of the changelog; and the command that builds the committed version's container. Works in a clone and
 * changes nothing here; the workflow Release does it for good.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DASHBOARD = 'apps/dashboard';
const CHANGESETS = createRequire(import.meta.url).resolve('@changesets/cli/bin.js');

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const read = (folder, file) => readFileSync(join(folder, DASHBOARD, file), 'utf8');
const versionIn = (folder) => JSON.parse(read(folder, 'package.json')).version;

const clone = mkdtempSync(join(tmpdir(), 'release-'));
try {
  git('clone', '--quiet', '.', clone);
  const now = versionIn(clone);
  const quietly = { cwd: clone, stdio: ['ignore', 'ignore', 'inherit'] };
  execFileSync(process.execPath, [CHANGESETS, 'version'], quietly);
  const [, newest = ''] = read(clone, 'CHANGELOG.md').split(/^(?=## )/m);
  console.log(`${now} → ${versionIn(clone)}\n\n${newest.trim()}\n`);

  const [revision, seconds] = git('log', '-1', '--format=%H %ct').split(' ');
  const created = new Date(seconds * 1_000).toISOString();
  const labels = { VERSION: now, CREATED: created, REVISION: revision, SOURCE_DATE_EPOCH: seconds };
  console.log(
    `The container of ${now}, as it is committed:\n\ndocker build -f deploy/Dockerfile -t sms-dashboard:${now} \\\n` +
      Object.entries(labels)
        .map(([name, value]) => `  --build-arg ${name}=${value} \\\n`)
        .join('') +
      '  .',
  );
} finally {
  rmSync(clone, { recursive: true });
}
