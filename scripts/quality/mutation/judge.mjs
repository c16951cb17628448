/** A runtime error is a test file that cannot be loaded, or an error outside of the tests: a test run fails on both. */
const KILLED = new Set(['Killed', 'Timeout', 'RuntimeError']);
const SURVIVED = new Set(['Survived', 'NoCoverage']);

/**
 * Result of the mutants of each file in a report of Stryker's format. Mutants that do not compile, and those that a
 * comment in the code excuses with a reason, do not count.
 * @typedef {{ status: string, mutatorName: string, replacement?: string, location: { start: { line: number } } }} Mutant
 * @param {{ files: Readonly<Record<string, { mutants: readonly Mutant[] }>> }} report
 * @param {number} atLeast minimum percentage of killed mutants
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
