/** The part of the bundler's graph that a chunk is chosen by. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

/** Its one entry names every feature, so that what imports what says nothing about when it is needed. */
const DOMAIN = '/packages/domain/';

/** 'initial' for what the first page needs whatever it is; null for the rest. */
const nameInitial = (id: string, graph: ModuleGraph, seen = new Set<string>()): string | null => {
  if (seen.has(id) || id.includes(DOMAIN)) return null;
  seen.add(id);
  const info = graph.getModuleInfo(id);
  if (info === null) return null;
  const isNeeded =
    info.isEntry || info.importers.some((importer) => nameInitial(importer, graph, seen) !== null);
  return isNeeded ? 'initial' : null;
};

/**
 * Which code travels together. Left to itself the bundler makes a chunk for every set of screens that share
 * something: dozens of small files that compress badly and that the first page has to list.
 */
export const chunkGroups = [
  { name: nameInitial, priority: 3 },
  // The forms of visitors must not wait for what only signed-in users see.
  {
    name: 'public',
    test: /ui\/src\/(primitives\/(text-field|form-error)|shell\/(brand|public-layout\/public))|catalogue-text|form-refusal|refused-fields/,
    priority: 2,
  },
  { name: 'shared', test: /\/packages\/|\/lucide-react\//, minShareCount: 2, priority: 1 },
];
