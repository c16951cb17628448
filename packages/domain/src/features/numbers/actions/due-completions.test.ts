import { expect, it } from 'vitest';
import { checkPending } from './due-completions';

const NOON = Date.UTC(2026, 2, 2, 12);

it.each([
  [0, [], 5_000],
  [4_999, [], 1],
  [5_000, ['1'], Infinity],
  [3_600_000, ['1'], Infinity],
  [-1, ['1'], Infinity],
] as const)('due completions: a click is due %d ms later: %j', (laterMs, due, waitMs) => {
  expect(checkPending(new Map([['1', NOON]]), NOON + laterMs)).toEqual({ due, waitMs });
});
