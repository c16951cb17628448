/** A runtime error is a test file that cannot be loaded, or an error that no test caught: a run of the tests fails. */
const NOTICED = new Set(['Killed', 'Timeout', 'RuntimeError']);
const MISSED = new Set(['Survived', 'NoCoverage']);

/**
 * What became of the mutants of each file of a report in Stryker's format. Those that no program can be made of, and
 * those that a comment in the code excuses with its reason, count neither way.
 */
export const judgeMutants = ({ files }, atLeast) =>
  Object.entries(files).map(([path, { mutants }]) => {
    const noticed = mutants.filter(({ status }) => NOTICED.has(status)).length;
    const missed = mutants.filter(({ status }) => MISSED.has(status));
    const excused = mutants.filter(({ status }) => status === 'Ignored').length;
    const valid = noticed + missed.length;
    return {
      path,
      noticed,
      excused,
      missed: missed.map(({ location, mutatorName, replacement }) => ({
        line: location.start.line,
        mutatorName,
        replacement: replacement ?? '',
      })),
      passed: valid === 0 || (noticed / valid) * 100 >= atLeast,
    };
  });
