import { execFileSync } from 'node:child_process';
import { ROOT } from './sources.ts';
import type { Change, Release } from 'virtual:changes';

const PRODUCT = ['packages/ui/src', 'packages/domain/src', 'apps/dashboard/src'];
const SEPARATOR = '\x1f';

/** Formatting commits are not interesting to readers. */
const isForReaders = ({ text }: Change): boolean => text !== 'Format';

const log = (): string => {
  try {
    const format = ['%h', '%as', '%s', '%D'].join('%x1f');
    return execFileSync('git', ['log', '--no-merges', `--format=${format}`, '--', ...PRODUCT], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
};

/** The commits of the product, newest first, grouped by release tag. */
export const changes = (): readonly Release[] => {
  const releases: { name: string | null; changes: Change[] }[] = [{ name: null, changes: [] }];
  for (const line of log().split('\n').filter(Boolean)) {
    const [commit = '', day = '', text = '', refs = ''] = line.split(SEPARATOR);
    const tag = /\btag: ([^,]+)/.exec(refs)?.[1];
    if (tag !== undefined) releases.push({ name: tag, changes: [] });
    releases.at(-1)?.changes.push({ commit, day, text });
  }
  return releases
    .map((release) => ({ ...release, changes: release.changes.filter(isForReaders) }))
    .filter((release) => release.changes.length > 0);
};
