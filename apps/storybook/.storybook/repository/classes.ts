import { sources } from './sources.ts';
import type { Classes, Count, Layer } from 'virtual:classes';

const STEP = /(?<![\w.-])-?(?:gap(?:-[xy])?|[pm][xytrbl]?|space-[xy])-(\d+(?:\.5)?)(?![\w./])/g;
const BREAKPOINT = /(?<![\w-])((?:max-)?(?:xs|sm|md|lg|xl|2xl)|phone):(?=[\w-[])/g;
const LAYER = /(?<![\w-])z-(\d+)(?![\w-])/g;

const countsOf = (texts: readonly string[], pattern: RegExp): readonly Count[] => {
  const counts = new Map<string, number>();
  for (const [, name = ''] of texts.flatMap((text) => [...text.matchAll(pattern)])) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, count }));
};

const layersOf = (files: readonly { readonly file: string; readonly text: string }[]): readonly Layer[] => {
  const layers = new Map<number, Set<string>>();
  for (const { file, text } of files) {
    for (const [, index] of text.matchAll(LAYER)) {
      layers.set(Number(index), (layers.get(Number(index)) ?? new Set()).add(file));
    }
  }
  return [...layers]
    .map(([index, names]) => ({ index, files: [...names].sort() }))
    .sort((one, other) => other.index - one.index);
};

/** Reads the classes used in packages/ui. */
export const classes = (): Classes => {
  const kit = sources()
    .filter(({ file }) => file.startsWith('packages/ui/src/'))
    .map(({ file, text }) => ({ file: file.replace('packages/ui/src/', ''), text }));
  const texts = kit.map(({ text }) => text);
  return {
    steps: [...countsOf(texts, STEP)].sort((one, other) => Number(one.name) - Number(other.name)),
    breakpoints: countsOf(texts, BREAKPOINT),
    layers: layersOf(kit),
  };
};
