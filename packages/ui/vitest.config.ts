import { defineConfig } from 'vitest/config';

// What needs a browser is tested as a story in the Storybook; these tests run without one.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // The contrast test reads the source of theme.css.
    css: true,
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }]],
  },
});
