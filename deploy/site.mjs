/** Makes what a host serves out of a build: its files, each beside its compressed forms. */
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** What is text, and so worth compressing. */
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg']);

const FORMS = [
  // The best that brotli can do is its default.
  { ending: '.br', compress: promisify(brotliCompress) },
  { ending: '.gz', compress: (content) => promisify(gzip)(content, { level: 9 }) },
];

const compressFile = async (file) => {
  const content = await readFile(file);
  for (const { ending, compress } of FORMS) await writeFile(file + ending, await compress(content));
};

/** @param build folder of a build @param folder becomes what is served, whatever was there */
export const makeSite = async (build, folder) => {
  if (!existsSync(join(build, 'index.html'))) throw new Error(`${build} holds no build.`);
  rmSync(folder, { recursive: true, force: true });
  cpSync(build, folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true }).filter((file) => COMPRESSED.has(extname(file)));
  await Promise.all(files.map((file) => compressFile(join(folder, file))));
};
