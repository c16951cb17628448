import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig } from 'vite';
import { simulatedBackendWorker } from '../../dashboard/vite/simulated-backend-worker.ts';
import { PACKAGES, watchFolders } from '../../dashboard/vite/watch-folders.ts';
import dashboard from '../../dashboard/package.json' with { type: 'json' };

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../pages/*.mdx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../dashboard/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    // They work beside a server only, and are a third of a megabyte.
    ...(process.env['NODE_ENV'] === 'production'
      ? []
      : ['@storybook/addon-vitest', '@chromatic-com/storybook']),
  ],
  // Plumbing, which designers do not see: its filter is in the sidebar.
  tags: { internal: { defaultFilterSelection: 'exclude' } },
  // The sidebar has the product's typeface too.
  managerHead: (head = '') =>
    `${head}<style>@font-face { font-family: Inter; font-weight: 400 700; src: url(fonts/inter.woff2) }</style>`,
  staticDirs: [{ from: '../../../packages/ui/src/tokens/inter.woff2', to: '/fonts/inter.woff2' }],
  // The product has its own backgrounds, and the toolbar room for what changes a story.
  features: { backgrounds: false, outline: false, sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // This docgen resolves types across files, so that a control offers the members of a union.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: '../../packages/ui/tsconfig.json',
      include: ['../../packages/ui/src/**/*.tsx'],
      // Tables of states are no components: it would add states to them.
      exclude: ['**/*.{stories,samples,states}.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [tailwindcss(), watchFolders(...PACKAGES), simulatedBackendWorker()],
      // Screen stories render the app, which shows its version in the sidebar.
      define: {
        __APP_VERSION__: JSON.stringify(dashboard.version),
        // As a snapshot needs it.
        __BUILD_DATE__: JSON.stringify('Mar 2, 2026'),
        __NEWS__: JSON.stringify(['A line of the changelog.']),
      },
      // Loaded on first use only: without this Vite would discover it during a run and reload the page.
      optimizeDeps: { include: ['@headlessui/react'] },
      // Two themes on one page need `light-dark()` untransformed; older targets would get variables of the
      // root instead.
      build: {
        target: 'esnext',
        cssTarget: 'esnext',
        // One chunk for what stories share, not one of some hundred bytes for every module: a page loads 15
        // files, not 300.
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Needed by all: without a chunk of their own they would be in that of the app, as its
                // dependencies.
                { name: 'base', test: /node_modules\/(msw|@mswjs|use-sync-external-store)\// },
                { name: 'scenarios', test: /(api-mocks\/src\/scenarios|domain\/src\/limits)\// },
                { name: 'kit', test: /packages\/ui\/src\/(?!.*\.(stories|mdx))/, minShareCount: 2 },
                { name: 'app', test: /src\/(?!.*(\.(stories|mdx)|story-kit))/, minShareCount: 2 },
              ],
            },
          },
        },
      },
    }),
};

export default config;
