import { defineConfig } from 'vitest/config';

// What needs a browser is a story and runs with the Storybook; here is what can be proved without one.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // The contrast test reads the theme's own text.
    css: true,
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }]],
  },
});
