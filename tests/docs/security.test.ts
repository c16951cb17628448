import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const PAGE = 'docs/security.md';

/** Lines of its tables, each a requirement by its number. */
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

it(`${PAGE} has every requirement once`, () => {
  const numbers = requirements.map(({ number }) => number);
  expect(numbers.length).toBeGreaterThan(40);
  expect(new Set(numbers).size).toBe(numbers.length);
});

it.each(requirements)('$number names an existing test, or the reason for none', ({ state, how, tests }) => {
  expect(['met', 'partly', 'not met', 'of the server']).toContain(state);
  expect(how).not.toBe('');
  expect(tests.filter((path) => !existsSync(path))).toEqual([]);
});

it('every requirement that is met names a test', () => {
  // Nothing shows that no plug-ins are used.
  const unshown = requirements.filter(({ state, tests }) => state === 'met' && tests.length === 0);
  expect(unshown.map(({ number }) => number)).toEqual(['3.7.1']);
});
