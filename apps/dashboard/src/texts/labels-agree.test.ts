import { NUMBER_STATUS_LABELS } from '@sms/domain/rules';
import { NUMBER_STATUS } from '@sms/ui/parts/number-card';
import { expect, it } from 'vitest';

// The exported file is written without the kit, which imports nothing of the workspace.
it('a number is called the same in the exported file as on its card', () => {
  const onCards = Object.entries(NUMBER_STATUS).map(([status, { label }]) => [status, label]);
  expect(Object.fromEntries(onCards)).toEqual(NUMBER_STATUS_LABELS);
});
