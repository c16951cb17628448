import { expect, test } from 'vitest';
import { byFolder } from '../../scripts/quality/unit-coverage/by-folder.mjs';

const counted = (covered: number, total: number) => {
  const count = { covered, total };
  return { lines: count, branches: count, functions: count };
};

test('coverage is summed by folder, with the total in the last row', () => {
  const summary = {
    total: counted(9, 12),
    '/repository/packages/domain/src/rules/format/money.ts': counted(4, 4),
    '/repository/packages/domain/src/rules/pricing/stock.ts': counted(1, 2),
    '/repository/packages/domain/src/features/purchase/rules/check.ts': counted(4, 5),
    '/repository/packages/domain/src/index.ts': counted(0, 1),
  };
  expect(byFolder(summary, '/repository')).toEqual([
    { folder: 'packages/domain/src', files: 1, ...counted(0, 1) },
    { folder: 'packages/domain/src/features', files: 1, ...counted(4, 5) },
    { folder: 'packages/domain/src/rules', files: 2, ...counted(5, 6) },
    { folder: 'all', files: 4, ...counted(9, 12) },
  ]);
});
