// @vitest-environment jsdom
import { CANCEL_WINDOW_MS, SECOND_MS } from '@sms/domain/limits/spec';
import { countdownsToggled } from '@sms/domain/numbers/cards/server-now';
import { numbersRecorded } from '@sms/domain/numbers/list/active-numbers';
import { aNumber, NOON } from '@sms/domain/testing/fixtures/a-number';
import { createTestScope } from '@sms/domain/testing/harness/create-test-scope';
import { pass } from '@sms/domain/testing/harness/use-fake-clock';
import { act, render } from '@testing-library/react';
import { Provider } from 'effector-react';
import { expect, it, vi } from 'vitest';
import { useNumberCard } from './use-number-card';

const NUMBERS = 20;
const numbers = Array.from({ length: NUMBERS }, (_, place) =>
  aNumber({
    id: String(place),
    activationId: `a${place}`,
    // One comes to its cancel window with the second tick.
    expiresAt: NOON + CANCEL_WINDOW_MS + (place === 0 ? 1.5 * SECOND_MS : -SECOND_MS),
  }),
);

function Card({ id }: { readonly id: string }) {
  return useNumberCard(id)?.cancel.kind;
}

it('number cards: a tick makes no texts but those of a card that it changes', async () => {
  vi.useFakeTimers({ now: NOON });
  const { scope, fire } = createTestScope();
  fire(numbersRecorded, { numbers, isWhole: true, startedAt: NOON });
  fire(countdownsToggled, true);
  const { container } = render(
    <Provider value={scope}>
      {numbers.map(({ id }) => (
        <Card key={id} id={id} />
      ))}
    </Provider>,
  );
  // Every card formats its price.
  const formats = vi.spyOn(Intl.NumberFormat.prototype as { readonly format: unknown }, 'format', 'get');
  const textsOfTick = async () => {
    formats.mockClear();
    await act(() => pass(SECOND_MS));
    return formats.mock.calls.length;
  };
  // The notice of the locked one counts seconds.
  expect(await textsOfTick()).toBe(1);
  expect(container.textContent).toContain('too-early');
  expect(await textsOfTick()).toBe(1);
  expect(container.textContent).not.toContain('too-early');
  expect(await textsOfTick()).toBe(0);
});
