import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';

/** The path of an import in a declaration file. */
const IMPORT = /(from ['"]|import\(['"])([^'"]+)(['"])/g;

/**
 * Emits the types of an installable package. Their imports need full file names, as Node requires.
 * @param {object} kit
 * @param {string} kit.project folder of the tsconfig.json
 * @param {string} kit.out folder of the package, into which the project emits
 * @param {Readonly<Record<string, string>>} [kit.inside] folders with the types of packages that are part of it
 */
export const emitKitTypes = async ({ project, out, inside = {} }) => {
  const compiler = join(
    createRequire(import.meta.url).resolve('@typescript/native/package.json'),
    '../bin/tsc',
  );
  await promisify(execFile)(process.execPath, [compiler, '-p', project]);
  const targetOf = (file, path) => {
    if (path.startsWith('.')) return join(dirname(file), path);
    const name = Object.keys(inside).find((known) => path === known || path.startsWith(`${known}/`));
    return name === undefined ? null : join(inside[name], path.slice(name.length));
  };
  const inFull = (file) => (whole, before, path, after) => {
    const target = targetOf(file, path);
    if (target === null) return whole;
    const found = existsSync(`${target}.d.ts`) ? `${target}.js` : `${target}/index.js`;
    const from = relative(dirname(file), found).split(sep).join('/');
    return `${before}${from.startsWith('.') ? '' : './'}${from}${after}`;
  };
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(out, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(IMPORT, inFull(file)));
  }
};
