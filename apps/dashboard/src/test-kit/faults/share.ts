import { execFileSync } from 'node:child_process';

/** Every commit runs one of so many shares of all cells. */
const SHARES = 5;

const commit = (): string => {
  try {
    return execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    // An unpacked archive has no history.
    return '0';
  }
};

/** Which share is run, from 0: by `FAULTS_SHARE`, else by the commit. */
const shareOf = (wanted: string | undefined): number => {
  const seed = wanted === undefined ? Number.parseInt(commit(), 16) : Number(wanted);
  return seed % SHARES;
};

/** The share of this run, and how to run it again. */
export const thisShare = () => {
  const share = shareOf(process.env['FAULTS_SHARE']);
  return {
    told: `Faults: share ${share} of ${SHARES} (FAULTS_SHARE=${share} runs it again, npm run test:faults all of them)`,
    of: <T>(all: readonly T[]): readonly T[] => all.filter((_, index) => index % SHARES === share),
  };
};
