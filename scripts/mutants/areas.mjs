/** The package whose code is changed. */
export const PACKAGE = 'packages/domain';

const MONEY = [
  'money-attempt',
  ...['add-funds', 'balance', 'checkout', 'deposits', 'payment-return', 'purchase', 'subscriptions'].map(
    (feature) => `features/${feature}`,
  ),
];

/**
 * What is measured: folders below the package's `src`, and how many of a file's mutants the tests in them have to notice
 * at least, in percent.
 */
export const AREAS = [
  { name: 'rules', folders: ['rules'], atLeast: 100 },
  { name: 'money', folders: MONEY, atLeast: 95 },
  { name: 'api', folders: ['api'], atLeast: 95 },
  { name: 'realtime', folders: ['realtime'], atLeast: 95 },
  { name: 'contracts', folders: ['contracts'], atLeast: 95 },
];

const isBelow = (path, folder) => path === folder || path.startsWith(`${folder}/`);
const isMeasured = (path) => path.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(path);

/** The file that a changed file is about: a test is about its neighbour, which loses or gains by it. */
export const aboutFile = (path) => path.replace(/(\.property)?\.test\.ts$/, '.ts');

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
        area.folders.some((folder) => isBelow(path, `${PACKAGE}/src/${folder}`)) &&
        (asked.length === 0 || asked.some((folder) => isBelow(path, folder.replace(/\/$/, '')))),
    ),
    tests: area.folders.map((folder) => `src/${folder}/**/*.test.ts`),
  })).filter(({ files }) => files.length > 0);
