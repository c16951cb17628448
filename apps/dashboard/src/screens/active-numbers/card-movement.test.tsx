// @vitest-environment jsdom
import type { CardGroups } from '@sms/domain/numbers/cards/card-groups';
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CardMovement } from './card-movement';

const WAITING: CardGroups = {
  newestWaitingId: '1',
  waitingIds: ['1', '2'],
  receivedIds: [],
  expiredIds: [],
  cancelledIds: [],
  lateIds: [],
  endingIds: [],
};

it('card movement: a card starts from its old place, and what goes along with its section or card does not move', () => {
  /** Before and after the change. */
  const tops: Record<string, number[]> = {
    'number-1': [300, 100],
    waiting: [200, 350],
    'number-2': [250, 400],
    // Leaves the view, where the parts of a card are not laid out.
    'number-3': [700, 900],
    'acts-3': [720, 0],
  };
  const animate = vi.fn();
  Object.defineProperty(Element.prototype, 'animate', { value: animate, configurable: true });
  // jsdom has none.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  document.body.innerHTML =
    '<i data-moves="number-1"></i><b data-moves="waiting"><i data-moves="number-2"></i></b>' +
    '<i data-moves="number-3"><b data-moves="acts-3"></b></i>';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: tops[this.getAttribute('data-moves') ?? '']?.shift() } as DOMRect;
  });
  const { rerender } = render(<CardMovement groups={WAITING} />);
  rerender(<CardMovement groups={{ ...WAITING, waitingIds: ['2'], receivedIds: ['1'] }} />);
  expect(animate.mock.calls).toEqual([
    [{ translate: ['0 200px', '0'] }, expect.anything()],
    [{ translate: ['0 -150px', '0'] }, expect.anything()],
    [{ translate: ['0 -200px', '0'] }, expect.anything()],
  ]);
});
