/**
 * Functions that run inside the page of a built Storybook. Each is sent there alone and must be
 * self-contained.
 */
import type * as Axe from 'axe-core';

interface Report {
  readonly status: string;
  /** Axe reports no violations when it failed to run. */
  readonly result: { readonly violations?: readonly Axe.Result[] };
}

interface Finished {
  readonly storyId: string;
  readonly status: string;
  readonly reporters?: readonly Report[];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

declare global {
  interface Window {
    readonly __STORYBOOK_ADDONS_CHANNEL__: {
      readonly transports: unknown[];
      on(event: string, call: (data: never) => void): void;
      off(event: string, call: (data: never) => void): void;
      once(event: string, call: () => void): void;
      emit(event: string, data: object): void;
    };
    readonly __STORYBOOK_PREVIEW__?: {
      readonly currentSelection?: { readonly storyId: string };
      readonly storyStoreValue?: {
        loadStory(story: { readonly storyId: string }): Promise<{
          readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
          readonly parameters: {
            readonly viewport?: {
              readonly options?: Readonly<
                Record<string, { readonly styles: { readonly width: string; readonly height: string } }>
              >;
            };
          };
        }>;
      };
    };
  }
}

/** True once Storybook has loaded its index. */
export const isReady = (): boolean => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined;

/** The size that a story pins, which Storybook itself applies to the story's frame. */
export const findPin = async (storyId: string): Promise<Size | null> => {
  const story = await window.__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId });
  const styles = story?.parameters.viewport?.options?.[story.storyGlobals.viewport?.value ?? '']?.styles;
  return styles === undefined ? null : { width: parseInt(styles.width), height: parseInt(styles.height) };
};

/** Renders a story, runs its play and axe, unless axe is disabled; returns the errors. */
export const playStory = (id: string): Promise<readonly string[]> =>
  new Promise((resolve) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    const troubles = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];
    const problems: string[] = [];
    const note = ({ message }: { readonly message?: string }): void => {
      problems.push(message ?? 'The story could not be shown.');
    };
    const finished = ({ storyId, status, reporters = [] }: Finished): void => {
      if (storyId !== id) return;
      for (const trouble of troubles) channel.off(trouble, note);
      channel.off('storyFinished', finished);
      for (const { result } of reporters.filter((report) => report.status === 'failed')) {
        if (result.violations === undefined) problems.push('axe failed');
        for (const { id: rule, nodes } of result.violations ?? [])
          problems.push(`${rule}: ${nodes.map(({ html }) => html).join(' ')}`);
      }
      if (status !== 'success' && problems.length === 0) problems.push(`The story ended with ${status}.`);
      resolve(problems);
    };
    for (const trouble of troubles) channel.on(trouble, note);
    channel.on('storyFinished', finished);
    // Selecting the current story again does not re-render it, but remounting runs its play again.
    const isShown = window.__STORYBOOK_PREVIEW__?.currentSelection?.storyId === id;
    if (isShown) channel.emit('forceRemount', { storyId: id });
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });

/** Selects toolbar values; resolves once the story has re-rendered. */
export const chooseInToolbar = (globals: Readonly<Record<string, string>>): Promise<void> =>
  new Promise((resolve) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    channel.once('storyFinished', resolve);
    channel.emit('updateGlobals', { globals });
  });

/** Selects a docs page; resolves once it is rendered. */
export const showDocs = (storyId: string): Promise<void> =>
  new Promise((resolve) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    channel.once('docsRendered', resolve);
    channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  });

/** Touch targets that are smaller than 24 px with less space around them. The test injects axe. */
export const smallTargets = async (): Promise<readonly string[]> => {
  const { axe } = window as unknown as { readonly axe: typeof Axe };
  const { violations } = await axe.run(document.body, {
    runOnly: ['target-size'],
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
};

/** Controls that the Tab key does not reach, or without a focus ring. The test presses the keys. */
export const unfocusedControls = async (): Promise<readonly string[]> => {
  const { pressKey } = window as unknown as { readonly pressKey: (key: string) => Promise<void> };
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const isReachable = (element: Element): boolean =>
    element.closest('[inert]') === null &&
    element.checkVisibility({ visibilityProperty: true }) &&
    modal?.contains(element) !== false;
  // A group of radio buttons has one tab stop.
  const isOtherRadio = (element: Element): boolean =>
    element instanceof HTMLInputElement && element.type === 'radio' && !element.checked;
  const left = new Set(
    [
      ...document.querySelectorAll(
        ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [type=hidden], [tabindex="-1"])',
      ),
    ].filter((element) => isReachable(element) && !isOtherRadio(element)),
  );
  // A row has its ring in `::after`, and the caret marks a text field.
  const isMarked = (element: Element | null): boolean =>
    element !== null &&
    [undefined, '::after'].some((pseudo) => {
      const { outlineStyle, boxShadow } = getComputedStyle(element, pseudo);
      return outlineStyle !== 'none' || boxShadow !== 'none';
    });
  const withoutRing: Element[] = [];
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  for (let step = 2 * left.size + 4; step > 0 && left.size > 0; step -= 1) {
    await pressKey('Tab');
    const { activeElement } = document;
    if (activeElement === null || !left.delete(activeElement)) continue;
    const marked = [activeElement, activeElement.parentElement, activeElement.closest('label')];
    if (!activeElement.matches('input[type=text]') && !marked.some(isMarked)) withoutRing.push(activeElement);
  }
  return [...left, ...withoutRing].map(({ outerHTML }) => outerHTML.slice(0, 200));
};
