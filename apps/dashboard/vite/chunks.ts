/** Text for support is asked for rarely, and by many. */
const SUPPORT = /\/support\/|support-text|support-channels|copy-text/;

/** What a form is sent with: of guests, of deposits and subscriptions. Other pages have single fields. */
const FORMS = /\/(api\/forms\/|hooks\/use-form|primitives\/forms\/form\.)/;

/** Of guests and others: guests must not wait for the code of signed-in users. */
const GUEST =
  /\/domain\/src\/api\/errors\/|\/primitives\/(icon|forms\/(field|select|text-field|form-error|described-by))\.|\/lucide\/|logo-(codes|position)/;

/** The frame around every signed-in screen, and what some of them share that is too small for a file. */
const WORKSPACE = [
  '/app/workspace/workspace.',
  ...['naira-rate', 'other-lists', 'save-file', 'percent', 'disclosure', 'stat-grid', 'sms-text'],
  ...['search-field', 'inline-note', 'status-dot', 'icons/repeat', '/patronum/'],
];

/** What is known of a number, and its line, which the wizard and the payments do without. */
const NUMBERS =
  /\/domain\/src\/numbers\/cards\/|\/ui\/src\/numbers\/number-line(?!\/state)|\/src\/app\/(number-|ticking|wait)/;

/** What is shown after a lost response alone. */
const OUTCOME = /\/unconfirmed-outcome/;

/** What a purchase costs, which Active Numbers do without. */
const OFFERS = /\/domain\/src\/(catalogue|purchase)\/(?!.*wizard-url)/;

/**
 * Decides which modules are bundled together (decision 0036). By default the bundler makes one chunk for
 * every set of screens that share a module: dozens of small files that compress badly, and for which a
 * browser has six connections without HTTP/2. A group also takes the imports of its modules, except those of
 * a group with a higher priority or before it.
 */
export const chunkGroups = [
  // Static imports of the entry.
  { name: 'initial', tags: ['$initial' as const], priority: 4 },
  { name: 'guest', test: GUEST, minShareCount: 3, priority: 3 },
  { name: 'forms', test: FORMS, minShareCount: 2, priority: 2 },
  {
    name: 'workspace',
    test: (id: string) => WORKSPACE.some((name) => id.includes(name)),
    priority: 1,
  },
  { name: 'support', test: SUPPORT, minShareCount: 2, priority: 1 },
  {
    name: 'shared',
    test: (id: string) => ![NUMBERS, OFFERS, OUTCOME].some((other) => other.test(id)),
    minShareCount: 3,
  },
  { name: 'outcome', test: OUTCOME, minShareCount: 2 },
  { name: 'search', test: /\/catalogue\/(search\/|offers\/country)/, minShareCount: 2 },
  { name: 'offers', test: OFFERS, minShareCount: 3 },
  { name: 'numbers', test: NUMBERS, minShareCount: 2 },
  { name: 'records', test: /\/records\/(record|paged|pagin)|filter-row/, minShareCount: 2 },
  { name: 'charts', test: /\/history\/charts\//, minShareCount: 2 },
];
