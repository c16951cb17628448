import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig } from 'vite';
import dashboard from '../../dashboard/package.json' with { type: 'json' };

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../../../packages/ui/src/docs/*.mdx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../dashboard/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // Reads types across files, so that a union becomes a list to choose from.
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
      plugins: [tailwindcss()],
      // The screens' stories are the application, which shows its version in the sidebar.
      define: { __APP_VERSION__: JSON.stringify(dashboard.version) },
      // Loaded on first use only, so Vite would find it in the middle of a run and reload the page.
      optimizeDeps: { include: ['@headlessui/react'] },
      // Two themes on one page need `light-dark()` as it is; older targets replace it by variables of the root.
      build: { target: 'esnext', cssTarget: 'esnext' },
    }),
};

export default config;
