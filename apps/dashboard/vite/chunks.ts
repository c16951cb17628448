/** The part of the bundler's graph that a chunk is chosen by. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

/** Its one entry names every feature, so that what imports what says nothing about when it is needed. */
const DOMAIN = '/packages/domain/';

/** What a visitor's pages load by themselves, beside the first page's code. */
const VISITOR_PARTS = /\/screens\/(login|register)\/|\/public-layout\/showcase\.|\/toast-stack\/toast-list\./;

/** Of the domain, what only the forms of visitors need. */
const VISITOR_DOMAIN = /\/(catalogue-text|form-refusal|refused-fields)\./;

/** Whether a module is imported by one of the `roots`, however far away, or is one. */
const isNeededBy = (
  isRoot: (id: string, info: { readonly isEntry: boolean }) => boolean,
  id: string,
  graph: ModuleGraph,
  seen = new Set<string>(),
): boolean => {
  if (seen.has(id) || id.includes(DOMAIN)) return false;
  seen.add(id);
  const info = graph.getModuleInfo(id);
  return (
    info !== null &&
    (isRoot(id, info) || info.importers.some((importer) => isNeededBy(isRoot, importer, graph, seen)))
  );
};

/** What the first page needs whatever it is. */
const nameInitial = (id: string, graph: ModuleGraph): string | null =>
  isNeededBy((_, { isEntry }) => isEntry, id, graph) ? 'initial' : null;

/** The forms of visitors, and all that comes with them, must not wait for what only signed-in users see. */
const nameVisitor = (id: string, graph: ModuleGraph): string | null =>
  !VISITOR_PARTS.test(id) &&
  (VISITOR_DOMAIN.test(id) || isNeededBy((root) => VISITOR_PARTS.test(root), id, graph))
    ? 'visitor'
    : null;

/**
 * Which code travels together (docs/decisions/0036). Left to itself the bundler makes a chunk for every set of
 * screens that share something: dozens of small files that compress badly and that the first page has to list.
 * A group takes along whatever its modules import that no group above it has taken.
 */
export const chunkGroups = [
  { name: nameInitial, priority: 4 },
  { name: nameVisitor, minShareCount: 2, priority: 3 },
  { name: 'workspace', test: /\/src\/workspace\.tsx/, priority: 2 },
  {
    name: 'screens',
    test: /\/packages\/|\/apps\/dashboard\/|\/lucide-react\//,
    minShareCount: 2,
    priority: 1,
  },
];
