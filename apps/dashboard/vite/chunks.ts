/** The part of the bundler's graph that decides on the chunk of a module. */
interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}

/** Everything that guests load after the first chunk. */
const GUEST_ROOTS = /\/screens\/(login|register)\//;

/** Text for support is asked for rarely, and by many. */
const SUPPORT = /\/support\/|support-text|support-channels|copy-text/;

/** What a form is sent with: of guests, of deposits and subscriptions. Other pages have single fields. */
const FORMS = /\/(api\/forms\/|hooks\/use-form|primitives\/forms\/form\.)/;

/** Named, because following the domain's imports too makes every page 0.2 kB larger. */
const ERRORS = /\/packages\/domain\/src\/api\/errors\//;

/** The frame around every signed-in screen, and the hook of its rate. */
const WORKSPACE = /\/app\/workspace\/workspace\.tsx|\/src\/payments\/use-naira/;

/** What is known of a number, and its line, which the wizard and the payments do without. */
const NUMBERS = /\/numbers\/cards\/|\/ui\/src\/numbers\/number-line(?!\/state)|\/src\/app\/[a-z-]+\.tsx/;

/** Numbers in the rows of other pages, which the wizard does without. */
const ROWS = /\/ui\/src\/numbers\/|\/domain\/src\/notifications\//;

/** Of payments and of purchases without an answer, which few pages have. */
const PAYMENTS = /\/ui\/src\/payments\//;

/** What a purchase costs, which Active Numbers do without. */
const OFFERS = /\/domain\/src\/(catalogue|purchase)\/(?!.*wizard-url)/;

/** True if a guest root imports the module, directly or not. */
const isImportedByGuests = (id: string, graph: ModuleGraph, seen = new Set<string>()): boolean => {
  if (seen.has(id) || id.includes('/packages/domain/')) return false;
  seen.add(id);
  if (GUEST_ROOTS.test(id)) return true;
  const info = graph.getModuleInfo(id);
  return (
    info !== null &&
    [...info.importers, ...info.dynamicImporters].some((importer) =>
      isImportedByGuests(importer, graph, seen),
    )
  );
};

/**
 * Decides which modules are bundled together (decision 0036). By default the bundler makes one chunk for
 * every set of screens that share a module: dozens of small files that compress badly, and for which a
 * browser has six connections without HTTP/2. A group also takes the imports of its modules, except those of
 * a group with a higher priority or before it.
 */
export const chunkGroups = [
  // Static imports of the entry.
  { name: 'initial', tags: ['$initial' as const], priority: 4 },
  // Shared by guest screens and others: guests must not wait for the code of signed-in users.
  {
    name: (id: string, graph: ModuleGraph) =>
      ERRORS.test(id) ||
      (![GUEST_ROOTS, SUPPORT, FORMS].some((other) => other.test(id)) && isImportedByGuests(id, graph))
        ? 'guest'
        : null,
    minShareCount: 3,
    priority: 3,
  },
  { name: 'forms', test: FORMS, minShareCount: 2, priority: 2 },
  { name: 'workspace', test: WORKSPACE, priority: 1 },
  { name: 'support', test: SUPPORT, minShareCount: 2, priority: 1 },
  {
    name: 'shared',
    test: (id: string) => ![NUMBERS, ROWS, OFFERS, PAYMENTS].some((other) => other.test(id)),
    minShareCount: 3,
  },
  { name: 'offers', test: OFFERS, minShareCount: 3 },
  {
    name: 'rows',
    test: (id: string) => ROWS.test(id) && !NUMBERS.test(id),
    minShareCount: 3,
  },
  { name: 'numbers', test: NUMBERS, minShareCount: 2 },
];
