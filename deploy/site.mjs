/** Makes what a host serves out of a build: its files, each beside its compressed forms. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { fillPage } from './page.mjs';

/** Text files, which are worth compressing. */
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

/** The worker updates the page when it differs, even of the same build. */
const reviseWorker = (worker, page) =>
  worker.replace(
    /(url:"index\.html",revision:")\w+/,
    (_, entry) => entry + createHash('md5').update(page).digest('hex'),
  );

/**
 * Copies a build into a folder, whatever was there, and tells its page what the host says.
 * @param env what the page is told: deploy/page.mjs
 */
export const copyBuild = (build, folder, env) => {
  if (!existsSync(join(build, 'index.html'))) throw new Error(`${build} holds no build.`);
  rmSync(folder, { recursive: true, force: true });
  cpSync(build, folder, { recursive: true });
  const [pageFile, workerFile] = [join(folder, 'index.html'), join(folder, 'app-worker.js')];
  const page = fillPage(readFileSync(pageFile, 'utf8'), env);
  writeFileSync(pageFile, page);
  writeFileSync(workerFile, reviseWorker(readFileSync(workerFile, 'utf8'), page));
};

/**
 * How many sites stay. nginx serves the one that it has read of last: mostly the one before, and an older one when deploys have
 * failed since.
 */
const SITES_TO_RETAIN = 5;

/**
 * Makes what is served: a copy of the build with everything compressed, beside those before. What a running nginx serves stays
 * untouched until it is told to take this one.
 * @param folder of the host: sites lie in its `sites`, named after the time, in ms
 * @returns where the new one is
 */
export const makeSite = async (build, folder, env) => {
  const sites = join(folder, 'sites');
  const site = join(sites, String(Date.now()));
  copyBuild(build, site, env);
  const files = readdirSync(site, { recursive: true }).filter((file) => COMPRESSED.has(extname(file)));
  await Promise.all(files.map((file) => compressFile(join(site, file))));
  const old = readdirSync(sites).toSorted().slice(0, -SITES_TO_RETAIN);
  for (const name of old) rmSync(join(sites, name), { recursive: true });
  return site;
};
