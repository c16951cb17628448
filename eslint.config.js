import parser from '@typescript-eslint/parser';
import effector from 'eslint-plugin-effector';
import { defineConfig } from 'eslint/config';

/** The rules of Effector, which need the types of the units. Everything else is in .oxlintrc.json. */
export default defineConfig(
  { ignores: ['**/*.{test,stories,states,samples}.{ts,tsx}'] },
  {
    files: ['packages/domain/src/**/*.ts', 'apps/dashboard/src/**/*.{ts,tsx}'],
    languageOptions: { parser, parserOptions: { projectService: true, jsDocParsingMode: 'none' } },
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
