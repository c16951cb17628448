import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { format, resolveConfig } from 'prettier';

const REPORTS = fileURLToPath(new URL('../reports/', import.meta.url));
const DOCUMENT = fileURLToPath(new URL('../../../docs/performance.md', import.meta.url));

/** Date, machine and browser of a measurement. */
export const circumstances = (browser: Browser): string => {
  const day = new Date().toISOString().slice(0, 10);
  const { length } = cpus();
  return `Measured on ${day} on ${length} cores (${cpus()[0]?.model ?? 'unknown'}), Chromium ${browser.version()}.`;
};

/** Prints the result of a benchmark as Markdown, and writes its figures to `reports/<name>.json`. */
export const report = (name: string, markdown: string, figures: unknown): void => {
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(`${REPORTS}${name}.json`, JSON.stringify(figures, null, 2));
  console.log(markdown);
};

/** Writes the result of a benchmark into its place in docs/performance.md. */
export const writeToDocument = async (name: string, markdown: string): Promise<void> => {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const text = readFileSync(DOCUMENT, 'utf8');
  const [before, after] = [text.split(begin)[0], text.split(end)[1]];
  if (before === undefined || after === undefined) throw new Error(`${DOCUMENT} has no place for ${name}.`);
  const written = `${before}${begin}\n\n${markdown}\n\n${end}${after}`;
  const options = { ...(await resolveConfig(DOCUMENT)), filepath: DOCUMENT };
  writeFileSync(DOCUMENT, await format(written, options));
};
