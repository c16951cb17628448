import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  AREAS,
  filesAffectedBy,
  PACKAGE,
  planMutants,
  unmeasuredPaths,
} from '../../scripts/quality/mutation/areas.mjs';
import { judgeMutants } from '../../scripts/quality/mutation/judge.mjs';
import { RULES_BESIDE_FEATURES } from '../../scripts/quality/rule-modules.mjs';

const RULE = 'packages/domain/src/rules/format/money.ts';
const INTENT = 'packages/domain/src/reconciled-mutation/intent.ts';
const RETRY = 'packages/domain/src/features/numbers/actions/retry.ts';
const PATHS = [
  RULE,
  'packages/domain/src/rules/format/money.test.ts',
  INTENT,
  'packages/domain/src/features/notifications/toasts/toasts.ts',
  'packages/ui/src/rules/contrast.ts',
];

const all = readdirSync(`${PACKAGE}/src`, { recursive: true, encoding: 'utf8' }).map(
  (name) => `${PACKAGE}/src/${name.replaceAll('\\', '/')}`,
);

test('mutation areas: each folder and file exists and contains code', () => {
  const empty = AREAS.flatMap(({ folders }) =>
    unmeasuredPaths(
      all,
      folders.map((folder) => `${PACKAGE}/src/${folder}`),
    ),
  );
  expect(empty).toEqual([]);
});

test('mutation areas: a rule beside its feature is measured as a rule, not as money', () => {
  const [first = ''] = RULES_BESIDE_FEATURES;
  expect(planMutants(RULES_BESIDE_FEATURES)).toHaveLength(1);
  expect(planMutants([first])).toMatchObject([{ name: 'rules', files: [first] }]);
});

const filesByArea = (folders?: readonly string[]) =>
  Object.fromEntries(planMutants(PATHS, folders).map(({ name, files }) => [name, files]));

test('mutants are made of the measured folders, and of no test', () => {
  expect(filesByArea()).toEqual({ rules: [RULE], money: [INTENT] });
});

test('mutants can be selected by file and by folder', () => {
  expect(filesByArea([RULE])).toEqual({ rules: [RULE] });
  expect(filesByArea(['packages/domain/src/reconciled-mutation/'])).toEqual({ money: [INTENT] });
  expect(filesByArea(['packages/domain/src/rule'])).toEqual({});
});

test('mutation areas: a retry and a cancellation are measured as money, by the tests beside them', () => {
  const [money] = planMutants([RETRY, 'packages/domain/src/features/history/list/list.ts']);
  expect(money).toMatchObject({ name: 'money', files: [RETRY] });
  expect(money?.tests).toContain('src/features/numbers/actions/**/*.test.ts');
});

test('a path that matches no measured file is reported by name', () => {
  const mistyped = 'packages/domain/src/rules/mony.ts';
  expect(unmeasuredPaths(PATHS, [RULE, mistyped, 'packages/domain/src/reconciled-mutation/'])).toEqual([
    mistyped,
  ]);
  expect(unmeasuredPaths(PATHS, ['packages/domain/src/features/notifications/toasts'])).toHaveLength(1);
  expect(unmeasuredPaths(PATHS, [])).toEqual([]);
});

test('a changed file affects itself; a changed test affects the file it is named after', () => {
  for (const suffix of ['.ts', '.test.ts', '.property.test.ts']) {
    expect(filesAffectedBy(INTENT.replace('.ts', suffix), PATHS)).toEqual([INTENT]);
  }
  expect(filesAffectedBy('packages/domain/src/rules/deleted.ts', PATHS)).toEqual([]);
});

test('a changed test without a file of its name affects its folder', () => {
  const about = filesAffectedBy('packages/domain/src/reconciled-mutation/unknown-outcome.test.ts', PATHS);
  expect(planMutants(about).flatMap(({ files }) => files)).toEqual([INTENT]);
});

const mutant = (status: string) => ({
  status,
  mutatorName: 'ConditionalExpression',
  replacement: 'false',
  location: { start: { line: 7 } },
});
const file = (...statuses: readonly string[]) => ({ files: { 'a.ts': { mutants: statuses.map(mutant) } } });

test('a mutant that no test runs counts as survived; one that is ignored or does not compile does not count', () => {
  const report = file('Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'CompileError');
  const mutation = { line: 7, mutatorName: 'ConditionalExpression', replacement: 'false' };
  expect(judgeMutants(report, 50)).toEqual([
    { path: 'a.ts', killed: 2, ignored: 1, survived: [mutation, mutation], passed: true },
  ]);
  expect(judgeMutants(report, 51)[0]?.passed).toBe(false);
});

test('a mutant that keeps a test file from being loaded counts as killed', () => {
  expect(judgeMutants(file('RuntimeError'), 100)).toMatchObject([{ killed: 1, survived: [], passed: true }]);
});

test('a file without mutants passes', () => {
  expect(judgeMutants(file('Ignored'), 100)[0]?.passed).toBe(true);
});
