import type { Preview, StoryContext } from '@storybook/react-vite';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** True in Vitest and in Storybook's test user agent; false for a reader. */
export const isTest =
  import.meta.env['VITEST'] !== undefined || navigator.userAgent.includes('StorybookTestRunner');

/** The rules of axe about colours, in which alone the themes differ. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * True for a page, also on the simulated backend: it is made of components whose colours are checked in their
 * own stories, and the flow of every screen checks them put together.
 */
const isPage = ({ tags, title }: StoryContext): boolean =>
  tags.includes('scenario') || title.startsWith('Pages/');

/** Landmarks are unique in a page, and repeated in a grid of its states. */
const LANDMARK_RULES = ['landmark-no-duplicate-banner', 'landmark-no-duplicate-main', 'landmark-unique'];

/** Leaves the colours of a page to its parts, where a reader's accessibility panel still checks them. */
export const skipAxeRules = (context: StoryContext): void => {
  const skipped = [
    ...(isTest && isPage(context) ? COLOUR_RULES : []),
    ...(context.name === 'All States' ? LANDMARK_RULES : []),
  ];
  const a11y = context.parameters['a11y'] as { readonly options?: object };
  const rules = Object.fromEntries(skipped.map((rule) => [rule, { enabled: false }]));
  context.parameters['a11y'] = { ...a11y, options: { ...a11y.options, rules } };
};

/** Checks a story in the dark theme as well, after its play function and the axe check in the light one. */
export const darkContrast: NonNullable<Preview['afterEach']> = async (context) => {
  const { disable = false } = context.parameters['a11y'] as { readonly disable?: boolean };
  const { manual = false } = (context.globals['a11y'] ?? {}) as { readonly manual?: boolean };
  if (!isTest || manual || disable || context.viewMode !== 'story' || isPage(context)) return;
  const { default: axe } = await import('axe-core');
  const { dataset } = document.documentElement;
  const chosen = dataset['theme'];
  dataset['theme'] = 'dark';
  const { violations } = await axe.run(document.body, {
    runOnly: COLOUR_RULES,
    resultTypes: ['violations'],
  });
  dataset['theme'] = chosen;
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  );
  if (found.length > 0) throw new Error(`Cannot be read in the dark theme:\n${found.join('\n')}`);
};

/**
 * Disables animations during the play function and the accessibility check: elements that fade in are not
 * visible yet, and elements that slide in cannot be clicked. Afterwards, and when a control changes,
 * animations are on again.
 */
export const disableAnimations = ({ viewMode, canvasElement }: StoryContext) => {
  // A control changed in a rendered story: there is no play function to run.
  if (viewMode !== 'story' || canvasElement.hasChildNodes()) return;
  const { dataset } = document.documentElement;
  const channel = addons.getChannel();
  const move = () => {
    channel.off(STORY_FINISHED, move);
    delete dataset['still'];
  };
  dataset['still'] = '';
  // What fades out of the story before is inert, which the Tab key of a play does not know.
  document.querySelectorAll('body > [inert]').forEach((fading) => fading.remove());
  channel.on(STORY_FINISHED, move);
  return move;
};
