import { expect, it } from 'vitest';
import { MINUTE_MS } from '../../limits/spec';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { callFailed, NOT_POLLED, pollDue, type Polling, type PollingFacts } from './polling-step';
import { rejected } from '../../testing/fixtures/a-rejection';

const at = (now: number) => ({ here: () => now, onServer: () => now });
const facts: PollingFacts = {
  numbers: [aNumber()],
  isAutoRefreshOn: true,
  isListShown: true,
  isVisible: true,
  isFollower: false,
  isLoading: false,
  areCallsReserved: false,
  areCancelsHeldUp: false,
  time: at(NOON),
};
const refused = callFailed(NOT_POLLED, { error: rejected(429), at: NOON });

it.each<[string, boolean, Partial<PollingFacts>, Polling?]>([
  ['is due', true, {}],
  ['waits for the list that is loading', false, { isLoading: true }],
  ['leaves the last calls to the user', false, { areCallsReserved: true }],
  ['leaves them to cancels that are due', false, { areCancelsHeldUp: true }],
  ['is left out on other pages', false, { isListShown: false }],
  ['is left out while hidden', false, { isVisible: false }],
  ['waits after a 429', false, { time: at(NOON + MINUTE_MS) }, refused],
  ['goes on after it', true, { time: at(NOON + MINUTE_MS + 1) }, refused],
  ['does not wait longer where the clock was set back', true, { time: at(NOON - 1) }, refused],
])('polling: the list %s', (_, isDue, circumstances, polling = NOT_POLLED) => {
  const after = pollDue(polling, { ...facts, ...circumstances });
  expect(after.listCount > polling.listCount).toBe(isDue);
});
