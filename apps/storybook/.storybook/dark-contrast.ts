import type { Preview } from '@storybook/react-vite';

/** Storybook's own name for a browser that tests, or Vitest; a reader chooses a theme instead. */
const isTest = import.meta.env['VITEST'] !== undefined || navigator.userAgent.includes('StorybookTestRunner');

/**
 * Looks at a story in the dark theme as well, once its play is over and it was found accessible in the light one. The
 * themes differ in colours only, so contrast is all that has to be looked at again.
 */
export const darkContrast: NonNullable<Preview['afterEach']> = async ({ viewMode, globals }) => {
  const { manual = false } = (globals['a11y'] ?? {}) as { readonly manual?: boolean };
  if (!isTest || manual || viewMode !== 'story') return;
  const { default: axe } = await import('axe-core');
  const { dataset } = document.documentElement;
  const chosen = dataset['theme'];
  dataset['theme'] = 'dark';
  const { violations } = await axe.run(document.body, {
    runOnly: ['color-contrast', 'link-in-text-block'],
    resultTypes: ['violations'],
  });
  dataset['theme'] = chosen;
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  );
  if (found.length > 0) throw new Error(`Cannot be read in the dark theme:\n${found.join('\n')}`);
};
