import type { Preview } from '@storybook/react-vite';
import { COLOUR_RULES, isAxeRun, isOnBackend } from './colour-rules';
import { isTest } from './is-test';

/**
 * Checks a story in the dark theme as well, after its play function and the axe check in the light one. The themes
 * differ in colours only.
 */
export const darkContrast: NonNullable<Preview['afterEach']> = async (context) => {
  const { viewMode, globals, parameters } = context;
  const { manual = false } = (globals['a11y'] ?? {}) as { readonly manual?: boolean };
  if (!isTest || manual || !isAxeRun(parameters) || viewMode !== 'story' || isOnBackend(context)) return;
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
