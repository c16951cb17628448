import { execFileSync } from 'node:child_process';

/** Every commit runs one of so many shares of the cells that take no browser. */
const SAMPLES = 5;

const commit = (): string => {
  try {
    return execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    // An unpacked archive has no history.
    return '0';
  }
};

/** Which share is run, from 0: by `FAULTS_SHARE`, else by the commit. */
const sampleIndex = (wanted: string | undefined, shares: number): number => {
  const seed = wanted === undefined ? Number.parseInt(commit(), 16) : Number(wanted);
  return seed % shares;
};

/** The share of this run, and how to run it again. */
export const currentSample = (samples = SAMPLES) => {
  const wanted = process.env['FAULTS_SHARE'];
  if (wanted === 'all') return { isWhole: true, label: 'Faults: all', of: <T>(all: readonly T[]) => all };
  const sample = sampleIndex(wanted, samples);
  return {
    isWhole: false,
    label: `Faults: share ${sample} of ${samples} (FAULTS_SHARE=${sample} runs it again, npm run test:faults all of them)`,
    of: <T>(all: readonly T[]): readonly T[] => all.filter((_, index) => index % samples === sample),
  };
};
