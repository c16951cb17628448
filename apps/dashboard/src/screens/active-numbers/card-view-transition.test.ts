// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { animateCards } from './card-view-transition';

const startViewTransition = vi.fn((change: () => void) => {
  change();
  return { ready: Promise.resolve() };
});

const showParts = (count: number): void => {
  document.body.replaceChildren(
    ...Array.from({ length: count }, (_, index) => {
      const part = document.createElement('div');
      part.setAttribute('style', `view-transition-name: number-${index}`);
      return part;
    }),
  );
};

beforeEach(() => {
  Object.assign(document, { startViewTransition });
});

afterEach(() => {
  vi.clearAllMocks();
  Reflect.deleteProperty(document, 'startViewTransition');
});

it.each([
  [40, 1],
  [41, 0],
])('view transition: %i cards make %i transitions, and the change is applied', (count, transitions) => {
  showParts(count);
  const change = vi.fn();
  animateCards(change);
  expect(change).toHaveBeenCalledOnce();
  expect(startViewTransition).toHaveBeenCalledTimes(transitions);
});

it('view transition: a later change replaces one whose transition has not begun, and none is lost', () => {
  showParts(1);
  const begin: (() => void)[] = [];
  startViewTransition.mockImplementation((change) => {
    begin.push(change);
    return { ready: Promise.resolve() };
  });
  const changes = [vi.fn(), vi.fn(), vi.fn()] as const;
  animateCards(changes[0]);
  animateCards(changes[1]);
  begin[0]?.();
  animateCards(changes[2]);
  begin[1]?.();
  expect(changes.map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]);
  expect(begin).toHaveLength(2);
});
