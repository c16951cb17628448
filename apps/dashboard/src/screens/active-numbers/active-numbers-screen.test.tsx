// @vitest-environment jsdom
import { NUMBER_LIFETIME_MS } from '@sms/domain/limits';
import { aNumber, createTestScope } from '@sms/domain/testing';
import { NumberCard } from '@sms/ui/parts/numbers/number-card';
import { act, cleanup, render } from '@testing-library/react';
import { Provider } from 'effector-react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import ActiveNumbersScreen from './active-numbers-screen';

// The real card, with counted renders.
vi.mock(import('@sms/ui/parts/numbers/number-card'), async (load) => {
  const parts = await load();
  return { ...parts, NumberCard: vi.fn(parts.NumberCard) };
});

const NOON = Date.UTC(2026, 2, 2, 12);
const CARDS = 200;
const SECONDS_PER_MINUTE = 60;

/** Timeout, in ms: rendering 200 cards in jsdom takes some seconds on a loaded machine. */
const PATIENCE_MS = 30_000;

/** Purchased a second apart; each waits for its SMS and is cancellable. */
const numbers = Array.from({ length: CARDS }, (_, index) =>
  aNumber({
    id: String(index),
    activationId: `a${index}`,
    phoneNumber: `1202555${String(index).padStart(4, '0')}`,
    serviceName: 'WhatsApp',
    purchasedAt: NOON - 300_000 - index * 1_000,
    expiresAt: NOON - 300_000 - index * 1_000 + NUMBER_LIFETIME_MS,
  }),
);

const open = async () => {
  const { scope } = createTestScope({
    calls: { activeNumbers: () => ({ numbers, pagination: null }) },
    user: { id: '7', username: 'ada' },
  });
  const { container } = render(
    <Provider value={scope}>
      <ActiveNumbersScreen />
    </Provider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  return container;
};

/** The first two countdowns, read by selector: a search by role visits every node of 200 cards. */
const firstCountdowns = (container: HTMLElement) =>
  [...container.querySelectorAll('[role=timer]')].slice(0, 2).map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it(
  `-`,
  async () => {
    const container = await open();
    expect(firstCountdowns(container)).toEqual(['15:00', '14:59']);
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(container, { subtree: true, childList: true, attributes: true, characterData: true });
    vi.mocked(NumberCard).mockClear();

    await act(() => vi.advanceTimersByTimeAsync(1_000));

    expect(firstCountdowns(container)).toEqual(['14:59', '14:58']);
    const bars = changes.filter(({ type }) => type === 'attributes');
    const texts = changes.filter((change) => !bars.includes(change));
    const timers = texts.filter(({ target }) => target.parentElement?.role === 'timer');
    const notes = texts.filter((text) => !timers.includes(text));
    expect([timers.length, notes.length]).toEqual([CARDS, CARDS]);
    for (const { type } of texts) expect(type).toBe('characterData');
    for (const { target } of notes) expect(target.nodeValue).toMatch(/^Full refund for another/);
    // They were bought a second apart: of that many, a minute ends for so few.
    expect(bars.length).toBeLessThanOrEqual(Math.ceil(CARDS / SECONDS_PER_MINUTE));
    expect(NumberCard).not.toHaveBeenCalled();
  },
  PATIENCE_MS,
);
