import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import type { Page } from '@playwright/test';

/**
 * Effector's function that makes a node, in its built form; every unit and every connection is made by it.
 */
const CREATE_NODE = /function \w+\(\{node:.*?\}=\{\}\)\{/;

/** Maps of the built scripts, which are not published (vite/move-source-maps.ts). */
const MAPS = 'dist-unpublished';

declare global {
  /** Stack of each node that was made, kept by the changed script. */
  var madeNodes: string[];
}

/** Counts the Effector nodes that the page makes from its next start on, with the place of each. */
export const watchNodes = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Error.stackTraceLimit = 50;
    globalThis.madeNodes = [];
  });
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const body = script.replace(CREATE_NODE, (start) => `${start}madeNodes.push(Error().stack);`);
    await route.fulfill({ response, body });
  });
};

const maps = new Map<string, SourceMap>();

const mapOf = (script: string): SourceMap => {
  const known =
    maps.get(script) ??
    new SourceMap(JSON.parse(readFileSync(`${MAPS}/${script}.map`, 'utf8')) as SourceMapPayload);
  maps.set(script, known);
  return known;
};

/**
 * The file of ours that asked for a node: the outermost one of the stack, which uses the factories within.
 */
const fileOf = (stack: string): string => {
  const files = [...stack.matchAll(/\/assets\/([\w-]+\.js):(\d+):(\d+)/g)].flatMap(
    ([, script = '', line, column]) => {
      const entry = mapOf(script).findEntry(Number(line) - 1, Number(column) - 1);
      const source = 'originalSource' in entry ? entry.originalSource : '';
      return /(?:packages|src)\/(?!.*node_modules).*/.exec(source) ?? [];
    },
  );
  return files.at(-1) ?? 'a library';
};

/** Number of nodes made by each file, the heaviest first. */
export const nodesByFile = async (
  page: Page,
): Promise<readonly (readonly [file: string, nodes: number])[]> => {
  const counts = new Map<string, number>();
  for (const stack of await page.evaluate(() => madeNodes)) {
    const file = fileOf(stack);
    counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one);
};
