/** A runtime error is a test file that cannot be loaded, or an error that no test caught: a run of the tests fails. */
const KILLED = new Set(['Killed', 'Timeout', 'RuntimeError']);
const SURVIVED = new Set(['Survived', 'NoCoverage']);

/**
 * What became of the mutants of each file of a report in Stryker's format. Those that no program can be made of, and
 * those that a comment in the code excuses with its reason, count neither way.
 */
export const judgeMutants = ({ files }, atLeast) =>
  Object.entries(files).map(([path, { mutants }]) => {
    const killed = mutants.filter(({ status }) => KILLED.has(status)).length;
    const survived = mutants.filter(({ status }) => SURVIVED.has(status));
    const ignored = mutants.filter(({ status }) => status === 'Ignored').length;
    const valid = killed + survived.length;
    return {
      path,
      killed,
      ignored,
      survived: survived.map(({ location, mutatorName, replacement }) => ({
        line: location.start.line,
        mutatorName,
        replacement: replacement ?? '',
      })),
      passed: valid === 0 || (killed / valid) * 100 >= atLeast,
    };
  });
