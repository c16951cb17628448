import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { RULES_BESIDE_FEATURES } from '../../scripts/quality/rule-modules.mjs';

/** Every module of a folder with those of that folder it imports, for types too. Tests and fixtures are left out. */
const importsWithin = (root: string): ReadonlyMap<string, readonly string[]> => {
  const modules = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(root, name.replaceAll('\\', '/')))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture|stories)\.tsx?$/.test(name));
  const known = new Set(modules);
  const importsOf = (module: string): readonly string[] =>
    ts.preProcessFile(readFileSync(module, 'utf8')).importedFiles.flatMap(({ fileName }) => {
      const target = path.posix.join(path.posix.dirname(module), fileName);
      return [`${target}.ts`, `${target}.tsx`, `${target}/index.ts`].filter((name) => known.has(name));
    });
  return new Map(modules.map((module) => [module, importsOf(module)]));
};

/** Follows the imports from every module; returns the first cycle found, or null. */
const findCycle = (imports: ReadonlyMap<string, readonly string[]>): readonly string[] | null => {
  const done = new Set<string>();
  const follow = (module: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(module)) return [...way.slice(way.indexOf(module)), module];
    if (done.has(module)) return null;
    for (const next of imports.get(module) ?? []) {
      const cycle = follow(next, [...way, module]);
      if (cycle !== null) return cycle;
    }
    done.add(module);
    return null;
  };
  for (const module of imports.keys()) {
    const cycle = follow(module, []);
    if (cycle !== null) return cycle;
  }
  return null;
};

describe.each(['packages/domain/src', 'packages/api-mocks/src', 'packages/ui/src', 'apps/dashboard/src'])(
  'the modules of %s',
  (root) => {
    const imports = importsWithin(root);

    it('are found, with what they import', () => {
      expect([...imports.values()].flat().length).toBeGreaterThan(100);
    });

    it('never import each other in a cycle', () => {
      expect(findCycle(imports)).toBeNull();
    });
  },
);

/** The layers of the domain, lowest first. The wiring and the entry are not listed: they are above all others. */
const LAYERS = [
  'limits/',
  'contracts/',
  'storage/registry.ts',
  'rules/',
  'lib/',
  'storage/persisted-store.ts',
  'api/',
  'storage/',
  'realtime/',
  'reconciled-mutation/',
  'features/',
];
const DOMAIN = 'packages/domain/src/';

const layerOf = (module: string): number => {
  const layer = LAYERS.findIndex((name) => module.startsWith(DOMAIN + name));
  return layer === -1 ? LAYERS.length : layer;
};

/** A rule is of the layer of rules, also where it stands beside the feature it serves. */
const RULES = LAYERS.indexOf('rules/');
const layerOfRule = (module: string): number =>
  RULES_BESIDE_FEATURES.includes(module) ? Math.min(layerOf(module), RULES) : layerOf(module);

it('each layer has modules', () => {
  const modules = [...importsWithin(DOMAIN).keys()];
  expect(LAYERS.filter((name) => !modules.some((module) => module.startsWith(DOMAIN + name)))).toEqual([]);
});

it('the modules of the domain never import from a higher layer', () => {
  const upwards = [...importsWithin(DOMAIN)].flatMap(([module, targets]) =>
    targets
      .filter((target) => layerOfRule(target) > layerOfRule(module))
      .map((target) => `${module} imports ${target}`),
  );
  expect(upwards).toEqual([]);
});
