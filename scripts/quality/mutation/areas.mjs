import { dirname } from 'node:path';
import { RULES_BESIDE_FEATURES } from '../rule-modules.mjs';

/** The package to mutate. */
export const PACKAGE = 'packages/domain';

const MONEY = [
  'reconciled-mutation',
  'features/account/balance',
  'features/payments',
  'features/purchase',
  'features/subscriptions',
  // A retry and a cancellation move money.
  'features/numbers/actions/retry.ts',
  'features/numbers/actions/number-actions.ts',
];

const RULES = [
  'rules',
  ...RULES_BESIDE_FEATURES.map((path) => path.slice(`${PACKAGE}/src/`.length)),
  'lib/time/server-clock.ts',
  'storage/descriptions.ts',
  'storage/registry.ts',
  'storage/storage-usage.ts',
];

/**
 * Measured areas: folders and files below the package's `src`, and the minimum percentage of a file's mutants that the
 * tests in or beside them must kill. A file of two areas belongs to the first.
 */
export const AREAS = [
  { name: 'rules', folders: RULES, atLeast: 100 },
  { name: 'money', folders: MONEY, atLeast: 95 },
  { name: 'api', folders: ['api'], atLeast: 95 },
  { name: 'realtime', folders: ['realtime'], atLeast: 95 },
  { name: 'contracts', folders: ['contracts'], atLeast: 95 },
];

const isBelow = (path, folder) => path === folder || path.startsWith(`${folder}/`);
const isMeasured = (path) => path.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(path);

/**
 * The files among `files` that a change affects. A test affects the file it is named after; without one, its whole
 * folder.
 * @param {string} path
 * @param {readonly string[]} files
 */
export const filesAffectedBy = (path, files) => {
  const namesake = path.replace(/(\.\w+)?\.test\.ts$/, '.ts');
  const folder = dirname(path);
  if (namesake === path || files.includes(namesake)) return files.filter((file) => file === namesake);
  return files.filter((file) => dirname(file) === folder);
};

const isOfArea = ({ folders }, path) => folders.some((folder) => isBelow(path, `${PACKAGE}/src/${folder}`));

/**
 * The files of each area among `paths` (from the repository's root): those below one of `folders`, or all when it is
 * empty. Areas without a file are left out.
 * @param {readonly string[]} paths
 * @param {readonly string[]} folders
 */
export const planMutants = (paths, folders = []) =>
  AREAS.map((area) => ({
    ...area,
    files: paths.filter(
      (path) =>
        isMeasured(path) &&
        AREAS.find((candidate) => isOfArea(candidate, path)) === area &&
        (folders.length === 0 || folders.some((folder) => isBelow(path, folder.replace(/\/$/, '')))),
    ),
    tests: area.folders.map((folder) => `src/${folder.replace(/\/[^/]+\.ts$/, '')}/**/*.test.ts`),
  })).filter(({ files }) => files.length > 0);

/**
 * Entries of `folders` that match no measured file among `paths`: most likely mistyped or renamed.
 * @param {readonly string[]} paths
 * @param {readonly string[]} folders
 */
export const unmeasuredPaths = (paths, folders) =>
  folders.filter((one) => planMutants(paths, [one]).length === 0);
