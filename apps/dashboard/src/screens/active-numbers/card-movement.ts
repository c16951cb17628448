import type { CardGroups } from '@sms/domain/numbers/cards/card-groups';
import { Component } from 'react';

/** Duration in ms. */
const MOVE_MS = 180;
const EASING = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** Top of each moving part, by its key: one column, but for the guide beside a single number. */
type Positions = ReadonlyMap<string | undefined, number>;

/** Outermost first: a section moves with its cards. */
const movingParts = () => [...document.querySelectorAll<HTMLElement>('[data-moves]')];

/** The part around another one. */
const partAround = (part: Element): HTMLElement | null | undefined =>
  part.parentElement?.closest<HTMLElement>('[data-moves]');

/**
 * Where the parts are now, also in the middle of a movement. None of those in a part outside the view: the
 * browser has not laid them out, and would do so for each.
 */
const positions = (): Positions => {
  const { innerHeight } = window;
  const tops = new Map<string | undefined, number>();
  const outside = new Set<Element | null | undefined>();
  for (const part of movingParts()) {
    if (outside.has(partAround(part))) {
      outside.add(part);
      continue;
    }
    const { top, bottom } = part.getBoundingClientRect();
    tops.set(part.dataset['moves'], top);
    if (top > innerHeight || bottom < 0) outside.add(part);
  }
  return tops;
};

/** Those of the last change, over or not. */
let movements: readonly Animation[] = [];

/**
 * Lets every part in view start from where it was: after a change of the page, before it is painted, so that
 * it is no layout shift. Only the compositor has work with it, and a press answers at once meanwhile. With
 * reduced motion a part jumps.
 */
const moveFrom = (before: Positions): void => {
  // Until then a part is where its last movement has brought it. To ask the parts for them would compute the
  // layout once more.
  for (const movement of movements) movement.cancel();
  const after = positions();
  // Read here: between two movements it would compute the layout.
  const { innerHeight } = window;
  const duration = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : MOVE_MS;
  /** How far a part was below its place; 0 for a new one, and for one that was or is not read. */
  const wayOf = (part: HTMLElement | null | undefined): number => {
    const key = part?.dataset['moves'];
    const [from, to] = [before.get(key), after.get(key)];
    return from === undefined || to === undefined ? 0 : from - to;
  };
  movements = movingParts().flatMap((part) => {
    const key = part.dataset['moves'];
    const [from, to] = [before.get(key), after.get(key)];
    // Each that moves is a layer of its own: none that is below the view before and after.
    if (from === undefined || to === undefined || Math.min(from, to) > innerHeight) return [];
    // A line goes along with its section.
    const way = wayOf(part) - wayOf(partAround(part));
    return way === 0 ? [] : [part.animate({ translate: [`0 ${way}px`, '0'] }, { duration, easing: EASING })];
  });
};

/**
 * True while a waiting card is about to leave its group or its place, or to become higher or lower with its
 * last minutes.
 */
const isMove = (shown: CardGroups, next: CardGroups): boolean =>
  shown.waitingIds.some(
    (id) => !next.waitingIds.includes(id) || shown.endingIds.includes(id) !== next.endingIds.includes(id),
  ) || shown.waitingIds.join() !== next.waitingIds.filter((id) => shown.waitingIds.includes(id)).join();

/**
 * Moves the cards to their new places. A class, because React lets only these read the page before it changes
 * it: a hook would compute the layout of a page between two renderings.
 */
export class CardMovement extends Component<{ readonly groups: CardGroups }> {
  override getSnapshotBeforeUpdate({ groups }: CardMovement['props']): Positions | null {
    return isMove(groups, this.props.groups) ? positions() : null;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: Positions | null): void {
    if (before !== null) moveFrom(before);
  }

  override render() {
    return null;
  }
}
