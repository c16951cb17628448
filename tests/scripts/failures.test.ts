import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { failuresIn } from '../../scripts/ci/failures.mjs';

const PASSED = '  ✓    1 [flows] › platform/chunks.e2e.ts:12:1 › chunk load error: the page says so (2.1s)';

it.each([
  [
    'Playwright',
    [PASSED, '  ✘    2 [flows] › numbers/refund.e2e.ts:9:1 › refund (9.1s)', PASSED],
    ['  1) [flows] › numbers/refund.e2e.ts:9:1 › refund', '    Error: expect(locator).toBeVisible() failed'],
  ],
  [
    'Vitest',
    [' ✓ src/error.test.ts > an error is shown', 'stderr | Error: refused, as the test wants'],
    ['⎯⎯⎯ Failed Tests 1 ⎯⎯⎯', ' FAIL  src/lock.test.ts > the lock'],
  ],
  ['ESLint', ['src/lock.ts'], ["  3:9  \u001b[31merror\u001b[39m  'lock' is unused"]],
  ['a server that never started', [PASSED], ['Error: Timed out waiting for config.webServer.']],
])('the failures of %s are shown, and no passed line', (_, before, failures) => {
  expect(failuresIn([...before, ...failures, ''].join('\n'), 9)).toBe(
    stripVTControlCharacters(failures.join('\n')),
  );
});
