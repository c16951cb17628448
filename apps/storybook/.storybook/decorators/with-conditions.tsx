import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { CONDITIONS, type Condition } from './conditions';
import { lengthenTexts } from './lengthen-texts';

/** Always true in a media query; in place of a feature that a page cannot set. */
const TRUE_FEATURE = '(min-width: 0px)';

/** The features that the stories match; empty for those of the device. */
let emulated: readonly string[] = [];

/** Scale of `rem` in the conditions of media rules, which ignore the font size of the page. */
let remScale = 1;

const emulate = (query: string): string =>
  emulated
    .reduce((text, feature) => text.replaceAll(feature, TRUE_FEATURE), query)
    .replaceAll(/[\d.]+(?=rem)/g, (length) => String(Number(length) * remScale));

const matchMedia = window.matchMedia.bind(window);
window.matchMedia = (query) => matchMedia(emulate(query));

/** The conditions of media rules as they were written. */
const written = new Map<CSSMediaRule, string>();

const mediaRules = (rules: CSSRuleList): readonly CSSMediaRule[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? mediaRules(rule.cssRules) : []),
  ]);

const applyFeatures = (features: readonly string[], scale: number): void => {
  for (const [rule, text] of written) rule.media.mediaText = text;
  written.clear();
  emulated = features;
  remScale = scale;
  if (features.length === 0 && scale === 1) return;
  for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => mediaRules(cssRules))) {
    const { mediaText } = rule.media;
    if (emulate(mediaText) === mediaText) continue;
    written.set(rule, mediaText);
    rule.media.mediaText = emulate(mediaText);
  }
};

type Chosen = Readonly<Record<Condition, boolean>>;

function Conditions({ chosen, children }: { readonly chosen: Chosen; readonly children: ReactNode }) {
  const { largeText, forcedColours, reducedMotion, longTexts } = chosen;
  useLayoutEffect(() => {
    const { style, dataset } = document.documentElement;
    style.fontSize = largeText ? '200%' : '';
    if (forcedColours) dataset['forcedColours'] = '';
    applyFeatures(
      [
        ...(forcedColours ? ['(forced-colors: active)'] : []),
        ...(reducedMotion ? ['(prefers-reduced-motion: reduce)'] : []),
      ],
      largeText ? 2 : 1,
    );
    return () => {
      style.fontSize = '';
      delete dataset['forcedColours'];
      applyFeatures([], 1);
    };
  }, [largeText, forcedColours, reducedMotion]);
  // Stops before the observer sees the texts of the next render.
  useLayoutEffect(() => {
    if (!longTexts) return undefined;
    // A play function finds elements by their texts.
    const channel = addons.getChannel();
    let stop: (() => void) | undefined;
    const start = () => {
      stop ??= lengthenTexts(document.body);
    };
    channel.on(STORY_FINISHED, start);
    return () => {
      channel.off(STORY_FINISHED, start);
      stop?.();
    };
  }, [longTexts]);
  return children;
}

/** Renders a story under the conditions of the toolbar. A docs page shows it without them. */
export const withConditions: Decorator = (Story, { globals, viewMode }) => {
  const chosen = Object.fromEntries(
    Object.keys(CONDITIONS).map((name) => [name, viewMode === 'story' && globals[name] === true]),
  ) as Chosen;
  // Without long texts the story is rendered again, with its own.
  return (
    <Conditions key={String(chosen.longTexts)} chosen={chosen}>
      <Story />
    </Conditions>
  );
};
