import { existsSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig } from 'vite';
import { simulatedBackendWorker } from '../../dashboard/vite/simulated-backend-worker.ts';
import { repository } from './repository/plugin.ts';
import dashboard from '../../dashboard/package.json' with { type: 'json' };

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../pages/*.mdx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../dashboard/src/**/*.mdx',
    '../../dashboard/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  staticDirs: [
    { from: '../../../docs/decisions', to: '/decisions' },
    // Taken by `npm test -- journeys`.
    ...(existsSync('journeys') ? [{ from: '../journeys', to: '/journeys' }] : []),
  ],
  // The product has its own backgrounds, and the toolbar room for what changes a story.
  features: { backgrounds: false, outline: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // This docgen resolves types across files, so that a control offers the members of a union.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: '../../packages/ui/tsconfig.json',
      include: ['../../packages/ui/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [tailwindcss(), repository(), simulatedBackendWorker()],
      // Screen stories render the app, which shows its version in the sidebar.
      define: { __APP_VERSION__: JSON.stringify(dashboard.version) },
      // Loaded on first use only: without this Vite would discover it during a run and reload the page.
      optimizeDeps: { include: ['@headlessui/react'] },
      // Two themes on one page need `light-dark()` untransformed; older targets would get variables of the root
      // instead.
      build: {
        target: 'esnext',
        cssTarget: 'esnext',
        // One chunk for what stories share, not one of some hundred bytes for every module: a page loads 15 files, not
        // 300.
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: 'shared', test: /src\/(?!.*\.(stories|mdx))/, minShareCount: 2 }],
            },
          },
        },
      },
    }),
};

export default config;
