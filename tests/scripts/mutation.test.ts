import { expect, test } from 'vitest';
import { aboutFiles, namingNothing, planMutants } from '../../scripts/quality/mutation/areas.mjs';
import { judgeMutants } from '../../scripts/quality/mutation/judge.mjs';

const RULE = 'packages/domain/src/rules/format/money.ts';
const CLICK = 'packages/domain/src/reconciled-mutation/intent.ts';
const RETRY = 'packages/domain/src/features/history/retry.ts';
const PATHS = [
  RULE,
  'packages/domain/src/rules/format/money.test.ts',
  CLICK,
  'packages/domain/src/features/notifications/toasts/toasts.ts',
  'packages/ui/src/rules/contrast.ts',
];

const filesByArea = (asked?: readonly string[]) =>
  Object.fromEntries(planMutants(PATHS, asked).map(({ name, files }) => [name, files]));

test('mutants are made of the measured folders, and of no test', () => {
  expect(filesByArea()).toEqual({ rules: [RULE], money: [CLICK] });
});

test('mutants can be asked for by file and by folder', () => {
  expect(filesByArea([RULE])).toEqual({ rules: [RULE] });
  expect(filesByArea(['packages/domain/src/money-attempt/'])).toEqual({ money: [CLICK] });
  expect(filesByArea(['packages/domain/src/rule'])).toEqual({});
});

test('a retry and a cancel are measured as money, by the tests beside them', () => {
  const [money] = planMutants([RETRY, 'packages/domain/src/features/history/list/list.ts']);
  expect(money).toMatchObject({ name: 'money', files: [RETRY] });
  expect(money?.tests).toContain('src/features/history/**/*.test.ts');
});

test('a path that names no measured file is told by name', () => {
  const mistyped = 'packages/domain/src/rules/mony.ts';
  expect(namingNothing(PATHS, [RULE, mistyped, 'packages/domain/src/money-attempt/'])).toEqual([mistyped]);
  expect(namingNothing(PATHS, ['packages/domain/src/features/toasts'])).toHaveLength(1);
  expect(namingNothing(PATHS, [])).toEqual([]);
});

test('a change is about its file, that of a test about the file it is named after', () => {
  for (const suffix of ['.ts', '.test.ts', '.property.test.ts']) {
    expect(aboutFiles(CLICK.replace('.ts', suffix), PATHS)).toEqual([CLICK]);
  }
  expect(aboutFiles('packages/domain/src/rules/deleted.ts', PATHS)).toEqual([]);
});

test('a test that no file is named after is about its folder', () => {
  const about = aboutFiles('packages/domain/src/money-attempt/unknown-outcome.test.ts', PATHS);
  expect(planMutants(about).flatMap(({ files }) => files)).toEqual([CLICK]);
});

const mutant = (status: string) => ({
  status,
  mutatorName: 'ConditionalExpression',
  replacement: 'false',
  location: { start: { line: 7 } },
});
const file = (...statuses: readonly string[]) => ({ files: { 'a.ts': { mutants: statuses.map(mutant) } } });

test('a mutant that no test runs is missed as one that survives; what is excused or no program does not count', () => {
  const report = file('Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'CompileError');
  const missed = { line: 7, mutatorName: 'ConditionalExpression', replacement: 'false' };
  expect(judgeMutants(report, 50)).toEqual([
    { path: 'a.ts', noticed: 2, excused: 1, missed: [missed, missed], passed: true },
  ]);
  expect(judgeMutants(report, 51)[0]?.passed).toBe(false);
});

test('a mutant that keeps a test file from being loaded is noticed', () => {
  expect(judgeMutants(file('RuntimeError'), 100)).toMatchObject([{ noticed: 1, missed: [], passed: true }]);
});

test('a file without mutants passes', () => {
  expect(judgeMutants(file('Ignored'), 100)[0]?.passed).toBe(true);
});
