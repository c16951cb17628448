import parser from '@typescript-eslint/parser';
import effector from 'eslint-plugin-effector';
import { defineConfig } from 'eslint/config';

/** The rules of Effector, which need the types of the units. Everything else is in .oxlintrc.json. */
export default defineConfig(
  // The tests' own folders make no units.
  { ignores: ['**/*.{test,stories,states,samples}.{ts,tsx}', '**/testing/**'] },
  {
    files: ['packages/domain/src/**/*.ts', 'apps/dashboard/src/**/*.{ts,tsx}'],
    languageOptions: {
      parser,
      parserOptions: {
        // The program of the app contains the domain: its types are made once.
        project: ['apps/dashboard/tsconfig.app.json', 'packages/domain/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
        jsDocParsingMode: 'none',
      },
    },
    plugins: { effector },
    rules: {
      ...effector.configs.recommended.rules,
      ...effector.configs.scope.rules,
      ...effector.configs.patronum.rules,
      ...effector.configs.future.rules,
    },
  },
  { files: ['apps/dashboard/src/**/*.tsx'], rules: effector.configs.react.rules },
);
