import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from '../../scripts/browser.mjs';

/** Every story of the book as a test in a real browser, accessibility violations being errors. */
const storiesIn = async (theme: 'light' | 'dark') => ({
  plugins: await storybookTest({ configDir: '.storybook', initialGlobals: { theme } }),
  test: {
    name: theme,
    // One page for all files, as in Storybook itself: loading everything anew for each takes most of the time.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: launchOptions(),
        // Colours are measured at once: nothing may still be fading in.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig({
  test: {
    projects: [await storiesIn('light'), await storiesIn('dark')],
    reporters: ['default', ['json', { outputFile: 'reports/test-stories.json' }]],
  },
});
