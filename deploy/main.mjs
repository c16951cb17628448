/**
 * Makes a built folder ready to be served: writes what `site.json` says into its page, and compresses its
 * files. `node deploy/main.mjs <folder> [site.json]`, before the web server starts and after each change of
 * the file. Without the file the folder is served as it was built.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readSite } from './site.mjs';

/**
 * Data of the page, which no browser runs; `<` would end it.
 * @param {string} page
 * @param {string} id
 * @param {object} data
 */
const withData = (page, id, data) => {
  const text = JSON.stringify(data)
    .replace(/^{}$/, '')
    .replaceAll('<', String.raw`\u003c`);
  return page.replace(
    new RegExp(`(<script type="application/json" id="${id}">).*?(</script>)`, 's'),
    (_, start, end) => start + text + end,
  );
};

/**
 * Origins that a page may call beside its own.
 * @param {import('./site.mjs').Site} site
 */
const connectionsOf = ({ api, reports = '' }) => {
  const { origin } = api ?? {};
  return [
    ...(origin === undefined ? [] : [origin, origin.replace(/^http/, 'ws')]),
    ...(URL.canParse(reports) ? [new URL(reports).origin] : []),
  ];
};

/**
 * A page with the data of a site. Its content policy changes only for an API or a receiver of reports on
 * another origin.
 * @param {string} page
 * @param {ReturnType<typeof readSite>} read
 * @returns {string}
 */
export const fillPage = (page, { site, legal }) => {
  const sources = new Set(["'self'", ...connectionsOf(site)]);
  return withData(withData(page, 'site', site), 'legal', legal).replace(
    /connect-src [^;]+/,
    `connect-src ${[...sources].join(' ')}`,
  );
};

/** Replaces a file at once: a server may be sending it. */
const write = (file, content) => {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
};

/**
 * Writes a site into the page of a built folder, and into its worker, which caches the page by its content.
 * @param {string} folder
 * @param {string} source the text of `site.json`
 * @throws with the line and the reason if it is wrong; nothing has changed then
 */
export const fillFolder = (folder, source) => {
  const [pageFile, workerFile] = ['index.html', 'app-worker.js'].map((name) => join(folder, name));
  const before = readFileSync(pageFile, 'utf8');
  const page = fillPage(before, readSite(source));
  if (page === before) return;
  const revision = createHash('sha256').update(page).digest('hex').slice(0, 32);
  const worker = readFileSync(workerFile, 'utf8');
  write(pageFile, page);
  write(workerFile, worker.replace(/(url:"index\.html",revision:")\w+/, `$1${revision}`));
};

/** Compresses what is worth it, but an asset only once: its name changes with its content. */
const compress = (folder) => {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!/\.(html|js|css|json|webmanifest|svg)$/.test(name)) continue;
    if (name.startsWith('assets') && existsSync(`${file}.br`)) continue;
    const content = readFileSync(file);
    write(`${file}.gz`, gzipSync(content, { level: 9 }));
    write(`${file}.br`, brotliCompressSync(content));
  }
};

const main = ([folder = '', file = '']) => {
  try {
    fillFolder(folder, existsSync(file) ? readFileSync(file, 'utf8') : '{}');
    compress(folder);
  } catch (error) {
    console.error(`${file}, ${error.message}`);
    process.exitCode = 1;
  }
};

if (import.meta.filename === process.argv[1]) main(process.argv.slice(2));
