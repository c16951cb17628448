import { createEvent, fork, sample, scopeBind } from 'effector';
import { expect, it, vi } from 'vitest';
import { limitedCallMade, limitedCallMadeInOtherTab, isBudgetReserved } from './rate-limit-budget';
import { useFakeClock } from '../../testing/harness/use-fake-clock';

const $apiIsLeft = isBudgetReserved('api');
const $smsIsLeft = isBudgetReserved('sms');
const $lastSmsIsLeft = isBudgetReserved('sms', 1);

/** Two calls in one step of the graph. */
const bothMade = createEvent();
sample({
  clock: bothMade,
  fn: () => 'sms' as const,
  target: [limitedCallMade, limitedCallMadeInOtherTab],
});

/** Lets a tab make calls, and says which limiters are left to the user after each of them. */
const createMeter = () => {
  const scope = fork();
  return {
    made: scopeBind(limitedCallMade, { scope }),
    madeElsewhere: scopeBind(limitedCallMadeInOtherTab, { scope }),
    bothMade: scopeBind(bothMade, { scope }),
    isLeft: () => ({
      api: scope.getState($apiIsLeft),
      sms: scope.getState($smsIsLeft),
      lastSms: scope.getState($lastSmsIsLeft),
    }),
  };
};

const times = (count: number, run: () => void) => {
  for (let done = 0; done < count; done += 1) run();
};

useFakeClock();

it('rate-limit budget: reserves the last three calls of a minute, counted over all tabs', () => {
  const { made, madeElsewhere, isLeft } = createMeter();
  times(30, () => made('api'));
  times(26, () => madeElsewhere('api'));
  expect(isLeft().api).toBe(false);
  made('api');
  expect(isLeft()).toEqual({ api: true, sms: false, lastSms: false });
});

it('rate-limit budget: counts each limiter by itself and reserves as many calls as requested', () => {
  const { made, isLeft } = createMeter();
  times(6, () => made('sms'));
  expect(isLeft()).toEqual({ api: false, sms: false, lastSms: false });
  made('sms');
  expect(isLeft()).toEqual({ api: false, sms: true, lastSms: false });
  times(2, () => made('sms'));
  expect(isLeft()).toEqual({ api: false, sms: true, lastSms: true });
});

it('rate-limit budget: counts two calls of one step as two', () => {
  const tab = createMeter();
  times(5, () => tab.made('sms'));
  tab.bothMade();
  expect(tab.isLeft().sms).toBe(true);
});

it('rate-limit budget: counts a call for a minute, whichever tab made it', () => {
  const { made, madeElsewhere, isLeft } = createMeter();
  madeElsewhere('sms');
  vi.advanceTimersByTime(1_000);
  times(6, () => made('sms'));
  vi.advanceTimersByTime(58_999);
  expect(isLeft().sms).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isLeft().sms).toBe(false);
  made('sms');
  expect(isLeft().sms).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(isLeft().sms).toBe(false);
});

it('rate-limit budget: frees calls by the clock, although a timer comes late after the machine slept', () => {
  const { made, isLeft } = createMeter();
  times(7, () => made('sms'));
  vi.setSystemTime(Date.now() + 60_000);
  made('api');
  expect(isLeft().sms).toBe(false);
  // The clock of the machine was set back.
  made('sms');
  vi.setSystemTime(Date.now() - 3_600_000);
  times(6, () => made('sms'));
  expect(isLeft().sms).toBe(false);
});
