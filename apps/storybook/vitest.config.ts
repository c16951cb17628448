import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from '../../scripts/ci/browser.mjs';

/** Stories as tests in a real browser, in both themes; accessibility violations fail. */
const stories = async (name: string, { except }: { readonly except: string }) => ({
  plugins: await storybookTest({ configDir: '.storybook' }),
  test: {
    name,
    exclude: [except],
    // One page for all files, as in Storybook itself: reloading for each file would take most of the time.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: launchOptions(),
        // Colours are measured at once, so nothing may be fading in.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig({
  test: {
    // Two pages keep two cores busy, and both take about the same time.
    projects: [
      await stories('kit', { except: '../dashboard/**' }),
      await stories('screens', { except: '../../packages/ui/**' }),
    ],
    reporters: ['default', ['json', { outputFile: 'reports/test-stories.json' }]],
  },
});
