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

/** Runs in the page. The test presses the keys. */
const unfocusedControls = async (): Promise<readonly string[]> => {
  const { pressKey } = window as unknown as { pressKey: (key: string) => Promise<void> };
  const isReachable = (element: Element): boolean => {
    if (element.closest('[inert]') !== null || !element.checkVisibility({ visibilityProperty: true }))
      return false;
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    return modal === undefined || modal.contains(element);
  };
  // A group of radio buttons has one tab stop.
  const isOtherRadio = (element: Element): boolean =>
    element instanceof HTMLInputElement && element.type === 'radio' && !element.checked;
  const expected = new Set(
    [
      ...document.querySelectorAll(
        ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [type=hidden], [tabindex="-1"])',
      ),
    ].filter((element) => isReachable(element) && !isOtherRadio(element)),
  );
  const withoutRing: Element[] = [];
  // A row has its ring in `::after`, and the caret marks a text field.
  const isMarked = (element: Element | null): boolean =>
    element !== null &&
    [undefined, '::after'].some((pseudo) => {
      const { outlineStyle, boxShadow } = getComputedStyle(element, pseudo);
      return outlineStyle !== 'none' || boxShadow !== 'none';
    });
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const left = new Set(expected);
  for (let step = 2 * expected.size + 4; step > 0 && left.size > 0; step -= 1) {
    await pressKey('Tab');
    const { activeElement } = document;
    if (activeElement === null || !left.delete(activeElement)) continue;
    const marked = [activeElement, activeElement.parentElement, activeElement.closest('label')];
    if (!activeElement.matches('input[type=text]') && !marked.some(isMarked)) withoutRing.push(activeElement);
  }
  return [...left, ...withoutRing].map(({ outerHTML }) => outerHTML.slice(0, 200));
};

/** Checks beyond axe, which measures neither targets nor other windows and colours. */
export const firstStoryChecks: readonly FirstStoryCheck[] = [
  {
    name: 'Tab key',
    criterion: 'reaches every control, and each has a focus ring',
    viewport: { width: 1280, height: 800 },
    forcedColors: null,
    find: unfocusedControls,
  },
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
