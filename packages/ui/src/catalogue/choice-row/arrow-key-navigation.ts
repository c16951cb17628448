import type { KeyboardEvent } from 'react';

/** Targets of the arrow keys: the search box, then every choice from top to bottom. */
const STOPS = 'input[type="search"], [data-choice]';

/** Arrow-key navigation between the search box of a step and its choices. */
export const arrowKeyNavigation = (event: KeyboardEvent<HTMLElement>): void => {
  const direction = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)];
  const at = stops.findIndex((stop) => stop === event.target);
  const next = at < 0 ? undefined : stops[at + direction];
  if (direction === 0 || next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  next.focus();
};
