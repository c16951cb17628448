import type { OperationName } from '@sms/domain/contracts';
import { runCell } from './cell';
import { faults } from './faults';
import type { Matrix } from './matrix';
import { calls } from './trips';

const callMatrix: Matrix = {
  title: 'Calls',
  rows: calls,
  columns: faults.map(({ name }) => name),
  run: (row, column) => {
    const fault = faults.find(({ name }) => name === column);
    if (fault === undefined) throw new Error(`There is no fault ${column}.`);
    // The rows are the names of the calls.
    return runCell(row as OperationName, fault);
  },
};

/** All that may go wrong between the product and its server. */
export const matrices: readonly Matrix[] = [callMatrix];
