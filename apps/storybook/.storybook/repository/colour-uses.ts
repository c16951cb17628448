import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT, sources } from './sources.ts';
import { folderOf, importedBy, titlesByFolder } from './uses.ts';
import type { ColourUses } from 'virtual:colour-uses';

const KIT = 'packages/ui/src/';
const TOKENS = path.join(ROOT, KIT, 'tokens');

const UTILITY =
  '(?:bg|text|border(?:-[trblxyse])?|outline|ring|fill|stroke|from|via|to|accent|decoration|caret|divide|shadow)';

/** Uses of colours: 'text-accent', 'hover:bg-accent/10', 'var(--color-accent)'. */
const patternOf = (colour: string): RegExp =>
  new RegExp(`(?:(?<![\\w-])${UTILITY}-|--color-)${colour}(?![\\w-])`);

/** A component's folder, or a file that several components share, without its ending. */
const unitOf = (file: string): string | undefined => folderOf(file) ?? folderOf(file.replace(/\.tsx?$/, ''));

/** Components whose code names each colour, those that contain one of them, and style sheets of all components. */
export const colourUses = (): Readonly<Record<string, ColourUses>> => {
  const titles = titlesByFolder();
  const kit = sources().filter(({ file }) => file.startsWith(KIT));
  const importers = new Map<string, Set<string>>();
  for (const source of kit) {
    const unit = unitOf(source.file);
    if (unit === undefined) continue;
    for (const folder of importedBy(source)) {
      importers.set(folder, (importers.get(folder) ?? new Set()).add(unit));
    }
  }
  /** Adds the importers of units, their importers, and so on, as far as `isFollowed`. */
  const withImporters = (units: Iterable<string>, isFollowed: (unit: string) => boolean): Set<string> => {
    const found = new Set(units);
    // A set also visits what is added meanwhile.
    for (const unit of found)
      if (isFollowed(unit)) for (const user of importers.get(unit) ?? []) found.add(user);
    return found;
  };
  const titlesOf = (units: Iterable<string>): readonly string[] =>
    [...new Set([...units].flatMap((unit) => titles.get(unit) ?? []))].sort();
  const sheets = ts.sys.readDirectory(TOKENS, ['.css']).map((file) => ({
    name: path.basename(file),
    text: readFileSync(file, 'utf8'),
  }));
  const usesOf = (colour: string): ColourUses => {
    const pattern = patternOf(colour);
    const units = kit.filter(({ text }) => pattern.test(text)).flatMap(({ file }) => unitOf(file) ?? []);
    const direct = withImporters(units, (unit) => !titles.has(unit));
    return {
      direct: titlesOf(direct),
      indirect: titlesOf([...withImporters(direct, () => true)].filter((unit) => !direct.has(unit))),
      styleSheets: sheets
        .filter(({ name, text }) => name !== 'theme.css' && pattern.test(text))
        .map(({ name }) => name),
    };
  };
  const theme = sheets.find(({ name }) => name === 'theme.css')?.text ?? '';
  const colours = [...theme.matchAll(/--color-([\w-]+): light-dark/g)].map(([, name = '']) => name);
  return Object.fromEntries(colours.map((colour) => [colour, usesOf(colour)]));
};
