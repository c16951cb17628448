// @vitest-environment jsdom
import { CANCEL_WINDOW_MS, MINUTE_MS, NUMBER_LIFETIME_MS } from '@sms/domain/limits/spec';
import { formatCountdown } from '@sms/domain/lib/format/countdown';
import { aNumber } from '@sms/domain/testing/fixtures/a-number';
import type { FakeCalls } from '@sms/domain/testing/fakes/fake-api-client';
import { aReceivedSms } from '@sms/domain/testing/fixtures/an-sms';
import { smsReceived } from '@sms/domain/realtime/messages/events';
import { fail, rejected } from '@sms/domain/testing/fixtures/a-rejection';
import { createTestScope } from '@sms/domain/testing/harness/create-test-scope';
import { NumberCard } from '@sms/ui/numbers/number-card';
import { act, render } from '@testing-library/react';
import { Provider } from 'effector-react';
import { Profiler } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import ActiveNumbersScreen from './active-numbers-screen';

// The real card, with counted renders.
vi.mock(import('@sms/ui/numbers/number-card'), async (load) => {
  const { NumberCard: Card } = await load();
  return { NumberCard: vi.fn(Card) };
});

// jsdom opens no modals.
vi.mock(import('./qr-dialog'), () => ({
  default: ({ onClose }) => <button onClick={onClose}>Close</button>,
}));

const NOON = Date.UTC(2026, 2, 2, 12);
const CARDS = 12;
const CALL_MS = 100;

/** Life left at the start, in ms: within the cancel window, five seconds before the next minute. */
const LIFE_LEFT_MS = CANCEL_WINDOW_MS - MINUTE_MS + 5_000;

/** Each waits for its SMS and is cancellable. In the first second no card reaches its next minute. */
const numbers = Array.from({ length: CARDS }, (_, index) => {
  const expiresAt = NOON + LIFE_LEFT_MS + index * 1_000;
  return aNumber({
    id: String(index),
    activationId: `a${index}`,
    phoneNumber: `1202555${String(index).padStart(4, '0')}`,
    serviceName: 'WhatsApp',
    purchasedAt: expiresAt - NUMBER_LIFETIME_MS,
    expiresAt,
  });
});

const onRender = vi.fn();

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const openScreen = async (calls: FakeCalls) => {
  const { scope, fire } = createTestScope({ calls, user: { id: '7', username: 'ada' } });
  const { container } = render(
    <Provider value={scope}>
      <MemoryRouter>
        <Profiler id="screen" onRender={onRender}>
          <ActiveNumbersScreen />
        </Profiler>
        <Address />
      </MemoryRouter>
    </Provider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  return { container, fire };
};

/** The first two countdowns, read by selector: a search by role visits every node of all cards. */
const firstCountdowns = (container: HTMLElement) =>
  [...container.querySelectorAll('[role=timer]')].slice(0, 2).map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  // jsdom has none. A wide window: every number is a card.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
});

it('a tick of many cards: writes their texts and renders nothing', async () => {
  const { container } = await openScreen({ activeNumbers: () => ({ numbers, pagination: null }) });
  expect(firstCountdowns(container)).toEqual([LIFE_LEFT_MS, LIFE_LEFT_MS + 1_000].map(formatCountdown));
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(container, { subtree: true, childList: true, attributes: true, characterData: true });
  onRender.mockClear();
  vi.mocked(NumberCard).mockClear();

  await act(() => vi.advanceTimersByTimeAsync(1_000));

  expect(firstCountdowns(container)).toEqual([LIFE_LEFT_MS - 1_000, LIFE_LEFT_MS].map(formatCountdown));
  const timers = changes.filter(({ target }) => target.parentElement?.closest('[role=timer]'));
  const notes = changes.filter((change) => !timers.includes(change));
  expect([timers.length, notes.length]).toEqual([CARDS, CARDS]);
  // One text replaces another, and no element comes, goes or changes.
  for (const { type, addedNodes, removedNodes } of changes)
    expect([type, ...[...addedNodes, ...removedNodes].map(({ nodeName }) => nodeName)]).toEqual([
      'childList',
      '#text',
      '#text',
    ]);
  for (const { target } of notes) expect(target.textContent).toMatch(/^Full refund for another/);
  expect(onRender).not.toHaveBeenCalled();

  // For some cards a minute ends: their bars are rendered, the cards are not.
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(onRender).toHaveBeenCalled();
  expect(NumberCard).not.toHaveBeenCalled();
});

it('an SMS for one of many cards: moves it in one rendering', async () => {
  const { container, fire } = await openScreen({ activeNumbers: () => ({ numbers, pagination: null }) });
  onRender.mockClear();
  vi.mocked(NumberCard).mockClear();
  act(() => fire(smsReceived, [aReceivedSms()]));
  expect(container.querySelector('[data-moves=received-numbers] [data-moves=number-1]')).not.toBeNull();
  expect(onRender).toHaveBeenCalledOnce();
  expect(NumberCard).toHaveBeenCalledOnce();
});

it('active numbers: Refresh says how long the list takes, until a notice does', async () => {
  const { container } = await openScreen({ activeNumbers: () => new Promise(() => {}) });
  const button = () => container.querySelector('button')?.textContent;
  act(() => container.querySelector('button')?.click());
  await act(() => vi.advanceTimersByTimeAsync(14_999));
  expect([button(), container.textContent]).toEqual(['Refresh00:14', expect.not.stringContaining('longer')]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(button()).toBe('Refresh');
  expect(container.textContent).toContain('Loading takes longer than usual.00:15');
});

it.each([
  ['opens the wizard once it is cancelled', null, '/buy-number?country=187&service=wa', false],
  ['leaves a QR code open when it is not', rejected(409), '/', true],
])('a replacement while QR codes are looked at: %s', async (_, error, address, isLeftOpen) => {
  const { container } = await openScreen({
    activeNumbers: () => ({ numbers: numbers.slice(0, 1), pagination: null }),
    cancelNumber: async () => {
      await new Promise((resolve) => setTimeout(resolve, CALL_MS));
      return error === null ? null : fail(error)();
    },
  });
  const buttonOf = (name: string) =>
    [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  const press = (button: HTMLButtonElement | null | undefined) =>
    act(async () => {
      button?.click();
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(0);
    });
  await press(container.querySelector<HTMLButtonElement>('[aria-label^=Details]'));
  await press(buttonOf('Cancel and try another operator'));
  await press(buttonOf('Show QR code'));
  expect(buttonOf('Close')).toBeDefined();
  await press(buttonOf('Close'));
  if (isLeftOpen) await press(buttonOf('Show QR code'));
  await act(() => vi.advanceTimersByTimeAsync(CALL_MS));
  expect(container.querySelector('output')?.textContent).toBe(address);
  expect(buttonOf('Close') !== undefined).toBe(isLeftOpen);
});
