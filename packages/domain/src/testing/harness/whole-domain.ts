/// <reference types="vite/types/importMeta.d.ts" />
/** Loads the whole domain, so that no test depends on which models another file of its worker has loaded. */
export const modules = import.meta.glob<Record<string, unknown>>(
  ['../../*/**/*.ts', '!**/*.test.ts', '!../**'],
  { eager: true },
);
