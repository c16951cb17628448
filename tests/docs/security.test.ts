import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const PAGE = 'docs/security.md';

/** Rows of its tables that start with a number. */
const requirements = readFileSync(PAGE, 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [number = '', , state = '', how = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return {
      number,
      state,
      how,
      tests: [...how.matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map(([, path = '']) => path),
    };
  });

it(`${PAGE} lists each requirement once`, () => {
  const numbers = requirements.map(({ number }) => number);
  expect(numbers.length).toBeGreaterThan(40);
  expect(new Set(numbers).size).toBe(numbers.length);
});

it.each(requirements)(
  'security requirement $number names an existing test or a reason',
  ({ state, how, tests }) => {
    expect(['met', 'partly', 'not met', 'server']).toContain(state);
    expect(how).not.toBe('');
    expect(tests.filter((path) => !existsSync(path))).toEqual([]);
  },
);

it('security: every met requirement names a test', () => {
  // No test can show that no plug-ins are used.
  const untested = requirements.filter(({ state, tests }) => state === 'met' && tests.length === 0);
  expect(untested.map(({ number }) => number)).toEqual(['3.7.1']);
});
