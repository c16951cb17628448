/**
 * Runs a TypeScript file of this package on plain Node: `node run-typescript.mjs src/server/main.ts`.
 * Vite reads the sources, so that nothing is built or installed for it.
 */
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const [, , file] = process.argv;
await runnerImport(resolve(file), { configFile: false, logLevel: 'error' });
