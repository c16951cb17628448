import { execFileSync } from 'node:child_process';

/** Every commit runs one of this many samples of the cases without a browser. */
const SAMPLES = 5;

const commit = (): string => {
  try {
    return execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    // An unpacked archive has no Git history.
    return '0';
  }
};

/** Index of the sample, from 0: by `FAULTS_SHARE`, else by the commit. */
const sampleIndex = (selected: string | undefined, shares: number): number => {
  const seed = selected === undefined ? Number.parseInt(commit(), 16) : Number(selected);
  return seed % shares;
};

/** The sample of this run, and the command that repeats it. */
export const currentSample = (samples = SAMPLES) => {
  const selected = process.env['FAULTS_SHARE'];
  if (selected === 'all') return { isWhole: true, label: 'Faults: all', of: <T>(all: readonly T[]) => all };
  const sample = sampleIndex(selected, samples);
  return {
    isWhole: false,
    label: `Faults: share ${sample} of ${samples} (FAULTS_SHARE=${sample} runs it again, npm test -- faults all of them)`,
    of: <T>(all: readonly T[]): readonly T[] => all.filter((_, index) => index % samples === sample),
  };
};
