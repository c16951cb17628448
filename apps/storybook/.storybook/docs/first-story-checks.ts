import type * as Axe from 'axe-core';
import { overflowingElements } from '../../../../scripts/visual/camera/in-page.mjs';

/** A check of each component's first story, run by e2e/failed-checks.ts and listed on the docs page. */
interface FirstStoryCheck {
  readonly name: string;
  /** What is checked. */
  readonly criterion: string;
  /** Window in px. */
  readonly viewport: { readonly width: number; readonly height: number };
  readonly forcedColors: 'active' | null;
  /** Runs in the page of the story, alone: it must be self-contained. Returns the elements that fail. */
  readonly find: () => readonly string[] | Promise<readonly string[]>;
}

/** Runs in the page. The test injects axe. */
const smallTargets = async (): Promise<readonly string[]> => {
  const { axe } = window as unknown as { axe: typeof Axe };
  const { violations } = await axe.run(document.body, {
    runOnly: ['target-size'],
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
};

/** Runs in the page. Forced colours take the background of an element and leave its border and text. */
const unmarkedControls = (): readonly string[] => {
  const canvas = getComputedStyle(document.documentElement).backgroundColor;
  const hasEdge = (element: Element | null): boolean => {
    if (element === null) return false;
    const { borderTopWidth, borderBottomWidth, appearance } = getComputedStyle(element);
    return parseFloat(borderTopWidth) > 0 || parseFloat(borderBottomWidth) > 0 || appearance !== 'none';
  };
  const hasFill = (element: Element): boolean =>
    ![canvas, 'rgba(0, 0, 0, 0)'].includes(getComputedStyle(element).backgroundColor);
  const find = (selector: string): readonly Element[] =>
    [...document.querySelectorAll(`#storybook-root :is(${selector})`)].filter((found) =>
      found.checkVisibility(),
    );
  const fields = find('input:not([type=hidden]), select, textarea').filter(
    (field) => ![field, field.parentElement, field.closest('label')].some(hasEdge),
  );
  // A native checkbox is marked by the browser; an invisible one by its label.
  const chosen = find(
    ':is(a, button):is([aria-pressed=true], [aria-current]), [aria-selected=true], [aria-checked=true], :checked',
  )
    .filter((control) => !control.matches('input, option') || control.getBoundingClientRect().width <= 1)
    .map((control) => control.closest('label') ?? control)
    .filter((control) => ![control, ...control.querySelectorAll(':not(input)')].some(hasFill));
  return [...fields, ...chosen].map(({ outerHTML }) => outerHTML.slice(0, 200));
};

/** Checks beyond axe, which measures neither targets nor other windows and colours. */
export const firstStoryChecks: readonly FirstStoryCheck[] = [
  {
    name: 'Target size',
    criterion: 'at least 24 px, or as much space around it, on a phone of 390 px',
    viewport: { width: 390, height: 844 },
    forcedColors: null,
    find: smallTargets,
  },
  {
    name: '400 % zoom',
    criterion: 'no sideways scrolling at 320 px',
    viewport: { width: 320, height: 256 },
    forcedColors: null,
    find: overflowingElements,
  },
  {
    name: 'Forced colours',
    criterion: 'fields keep an edge, chosen controls a fill',
    viewport: { width: 1280, height: 800 },
    forcedColors: 'active',
    find: unmarkedControls,
  },
];
