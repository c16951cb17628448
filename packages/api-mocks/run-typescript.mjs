/**
 * Runs a TypeScript file of this package on plain Node: `node run-typescript.mjs src/hosts/server/main.ts`.
 * Vite transpiles the sources on the fly, so that it needs no build step and no further tool.
 */
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const [, , file] = process.argv;
await runnerImport(resolve(file), { configFile: false, logLevel: 'error' });
