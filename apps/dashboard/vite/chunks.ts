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

/** The line of a number, which the wizard and the payments do without. */
const LINE = /\/ui\/src\/numbers\/number-line/;

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
 * every set of screens that share a module: dozens of small files that compress badly. A group also takes the
 * imports of its modules, except those of a group with a higher priority.
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
  // The frame around every signed-in screen.
  { name: 'workspace', test: /\/app\/workspace\/workspace\.tsx/, priority: 1 },
  { name: 'support', test: SUPPORT, minShareCount: 2, priority: 1 },
  // Rows and switches: of all pages but the wizard.
  {
    name: 'records',
    test: /\/(switch|status-dot|badge|local-day|phone-groups|number-status|clickable-row|countdown|number-line\/state|notification-permission)\.tsx?$/,
    minShareCount: 3,
    priority: 1,
  },
  // What is known of a number is not needed by the wizard, nor what a purchase costs by Active Numbers.
  { name: 'cards', test: /\/domain\/src\/numbers\/cards\//, minShareCount: 3 },
  { name: 'offers', test: /\/domain\/src\/(catalogue|purchase)\/(?!.*wizard-url)/, minShareCount: 3 },
  { name: 'shared', test: (id: string) => !LINE.test(id), minShareCount: 3 },
  // Last, or it would take the controls that it shares with every page.
  { name: 'line', test: LINE, minShareCount: 3 },
];
