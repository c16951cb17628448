/** The part of the bundler's graph that decides on the chunk of a module. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

/** The domain's one entry names every feature, so its importers say nothing about when a module is needed. */
const DOMAIN = '/packages/domain/';

/** What visitors' pages load separately, besides the first page's code. */
const VISITOR_PARTS = /\/screens\/(login|register)\/|\/public-layout\/showcase\.|\/toast-stack\/toast-list\./;

/** What the settings share with one other screen, and most screens do without. */
const CHOICES = /\/(switch|phone-format-select|incoming-code\/notification-permission)\./;

/** What the cards of numbers share with the history, or with the alert of refunds: two small chunks compress badly. */
const NUMBERS =
  /\/rules\/(numbers\/cancel-window|format\/countdown|numbers\/phone-format)\.|\/(copy-numbers|clickable-row)\./;

/** What the wizard shares with one part that is loaded late, or with two: one file of some size rather than two small ones. */
const OFFERS = /\/(country-offers|country-search|service-search)\./;

/** The modules of the domain that only visitors' forms need. */
const VISITOR_DOMAIN = /\/(form-error-text|errors\/form-error|field-errors)\./;

/** What two of the parts that are loaded late share: small things that no page itself wants. */
const DIALOGS =
  /\/(details-list|timeline|unconfirmed-outcome)\/|\/rules\/(format\/usd-micros|history\/paged-reader)\./;

/** The pages of signed-in users; the dialogs they open, such as the search, are fetched on first use. */
const PAGES =
  /\/screens\/(active-numbers|buy-number|dashboard|history|settings|subscriptions|transactions)\/[^/]+-screen\.tsx/;

/** What the search and the charts share with one page only, which is no reason for every page to fetch it. */
const LATE_DOMAIN =
  /\/features\/(dashboard\/recent-spending|history\/)|\/rules\/(catalogue\/(country|service)-search|format\/(usd-micros|local-day)|history\/(history-query|group-success-rate))\./;

/** Whether a module is a root, or is imported by one, directly or not. Modules of the domain never count. */
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

/** What the first page needs, whichever page it is. */
const nameInitial = (id: string, graph: ModuleGraph): string | null =>
  isNeededBy((_, { isEntry }) => isEntry, id, graph) ? 'initial' : null;

/** The forms of visitors, and all that comes with them, must not wait for what only signed-in users see. */
const nameVisitor = (id: string, graph: ModuleGraph): string | null =>
  !VISITOR_PARTS.test(id) &&
  (VISITOR_DOMAIN.test(id) || isNeededBy((root) => VISITOR_PARTS.test(root), id, graph))
    ? 'visitor'
    : null;

/** The pages that need a module, directly or not. */
const pagesOf = (id: string, graph: ModuleGraph, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(id)) return new Set();
  seen.add(id);
  if (PAGES.test(id)) return new Set([id]);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return new Set(importers.flatMap((importer) => [...pagesOf(importer, graph, seen)]));
};

/** What most pages share: what only two do is better fetched by these two. */
const nameShared = (id: string, graph: ModuleGraph): string | null => {
  const isShared = id.includes(DOMAIN) ? !LATE_DOMAIN.test(id) : pagesOf(id, graph).size > 2;
  return isShared ? 'screens' : null;
};

/**
 * Which code is bundled together (decision 0036). Left to itself the bundler makes a chunk for every set of
 * screens that share something: dozens of small files that compress badly and that the first page has to list.
 * A group also takes whatever its modules import, unless a group of a higher priority has taken it.
 */
export const chunkGroups = [
  { name: nameInitial, priority: 4 },
  { name: nameVisitor, minShareCount: 2, priority: 3 },
  { name: 'workspace', test: /\/app\/workspace\/workspace\.tsx/, priority: 2 },
  { name: 'choices', test: CHOICES, priority: 1 },
  { name: 'numbers', test: NUMBERS, priority: 1 },
  { name: 'offers', test: OFFERS, priority: 1 },
  {
    name: nameShared,
    test: /\/packages\/|\/apps\/dashboard\/|\/lucide-react\//,
    minShareCount: 3,
    priority: 0,
  },
  { name: 'dialogs', test: DIALOGS, priority: 0 },
];
