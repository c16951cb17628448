/** Creates the files that a host serves from a build, with compressed versions. */
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
  // Brotli's default is its highest level.
  { ending: '.br', compress: promisify(brotliCompress) },
  { ending: '.gz', compress: (content) => promisify(gzip)(content, { level: 9 }) },
];

const compressFile = async (file) => {
  const content = await readFile(file);
  for (const { ending, compress } of FORMS) await writeFile(file + ending, await compress(content));
};

/** Changes the revision of the page, so that the worker updates a page with other settings of the same build. */
const reviseWorker = (worker, page) =>
  worker.replace(
    /(url:"index\.html",revision:")\w+/,
    (_, entry) => entry + createHash('md5').update(page).digest('hex'),
  );

/**
 * Copies a build into a folder, replacing its content, and fills its page.
 * @param {string} build
 * @param {string} folder
 * @param {Readonly<Record<string, string | undefined>>} env variables of the page: deploy/page.mjs
 */
export const copyBuild = (build, folder, env) => {
  if (!existsSync(join(build, 'index.html')))
    throw new Error(`${build} contains no build. Run 'npm run build' first.`);
  rmSync(folder, { recursive: true, force: true });
  cpSync(build, folder, { recursive: true });
  const [pageFile, workerFile] = [join(folder, 'index.html'), join(folder, 'app-worker.js')];
  const page = fillPage(readFileSync(pageFile, 'utf8'), env);
  writeFileSync(pageFile, page);
  writeFileSync(workerFile, reviseWorker(readFileSync(workerFile, 'utf8'), page));
};

/** Number of retained sites. nginx serves the last one that it has loaded, an older one if later deployments failed. */
const SITES_TO_RETAIN = 5;

/**
 * Creates a site: a copy of the build with compressed files, next to the earlier sites. A running nginx serves its own
 * until it loads this one.
 * @param {string} build
 * @param {string} folder folder of the host: sites are in its `sites`, named by their time in ms
 * @param {Readonly<Record<string, string | undefined>>} env variables of the page: deploy/page.mjs
 * @returns path of the new site
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
