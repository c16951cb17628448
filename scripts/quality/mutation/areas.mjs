import { dirname } from 'node:path';
import { RULES_BESIDE_FEATURES } from '../rule-modules.mjs';

/** The package whose code is changed. */
export const PACKAGE = 'packages/domain';

const MONEY = [
  'reconciled-mutation',
  'features/account/balance',
  'features/payments',
  'features/purchase',
  'features/subscriptions',
  // A retry is charged, a cancelled number is paid back.
  'features/history/retry.ts',
  'features/numbers/actions/number-actions.ts',
];

const RULES = ['rules', ...RULES_BESIDE_FEATURES.map((path) => path.slice(`${PACKAGE}/src/`.length))];

/**
 * What is measured: folders and files below the package's `src`, and how many percent of a file's mutants the tests in them, or beside
 * them, have to kill at least. A file of two areas belongs to the first.
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
 * The files among `files` that a change of a file is about. A test is about the file it is named after, which loses or
 * gains by it; where there is none, about all of its folder.
 */
export const filesAffectedBy = (path, files) => {
  const namesake = path.replace(/(\.\w+)?\.test\.ts$/, '.ts');
  const folder = dirname(path);
  if (namesake === path || files.includes(namesake)) return files.filter((file) => file === namesake);
  return files.filter((file) => dirname(file) === folder);
};

const isOfArea = ({ folders }, path) => folders.some((folder) => isBelow(path, `${PACKAGE}/src/${folder}`));

/**
 * The files of each area among `paths` (from the repository's root) that are asked for: those below one of `asked`, or
 * all when nothing is. Areas without a file are left out.
 */
export const planMutants = (paths, asked = []) =>
  AREAS.map((area) => ({
    ...area,
    files: paths.filter(
      (path) =>
        isMeasured(path) &&
        AREAS.find((candidate) => isOfArea(candidate, path)) === area &&
        (asked.length === 0 || asked.some((folder) => isBelow(path, folder.replace(/\/$/, '')))),
    ),
    tests: area.folders.map((folder) => `src/${folder.replace(/\/[^/]+\.ts$/, '')}/**/*.test.ts`),
  })).filter(({ files }) => files.length > 0);

/** Those of `asked` that name no measured file among `paths`: most likely mistyped, or renamed since. */
export const unmeasuredPaths = (paths, asked) =>
  asked.filter((one) => planMutants(paths, [one]).length === 0);
