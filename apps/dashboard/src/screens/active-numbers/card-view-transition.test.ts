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
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Object.assign(document, { startViewTransition });
});

afterEach(() => {
  vi.unstubAllGlobals();
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
