/**
 * Runs a TypeScript file of this package on plain Node: `node run-typescript.mjs src/hosts/server/main.ts`.
 * Vite transpiles the sources on the fly, so that no build step is needed.
 */
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const [, , file] = process.argv;
await runnerImport(resolve(file), { configFile: false, logLevel: 'error' });
