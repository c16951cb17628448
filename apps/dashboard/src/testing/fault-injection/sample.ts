/** One of this many cases runs without a browser in `npm test`. */
const SAMPLES = 5;

/**
 * The cases of this run. `npm test` always runs the same: a case that fails beside an unrelated change misleads;
 * `FAULTS_SHARE=3` runs other ones, `npm test -- faults` all of them.
 */
export const currentSample = (samples = SAMPLES) => {
  const selected = process.env['FAULTS_SHARE'];
  if (selected === 'all') return { isWhole: true, of: <T>(all: readonly T[]) => all };
  const sample = Number(selected ?? 0) % samples;
  return {
    isWhole: false,
    of: <T>(all: readonly T[]): readonly T[] => all.filter((_, index) => index % samples === sample),
  };
};
