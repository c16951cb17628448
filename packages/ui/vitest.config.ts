import { defineConfig } from 'vitest/config';

// Tests without a browser; stories test everything that needs one.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Modules hold no state, so the files of a worker share them.
    isolate: false,
    // The contrast test reads the source of theme.css.
    css: true,
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }]],
  },
});
