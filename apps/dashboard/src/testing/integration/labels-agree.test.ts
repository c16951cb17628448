import { NUMBER_STATUS_LABELS } from '@sms/domain/numbers/list/number-status';
import { NUMBER_STATUS } from '@sms/ui/numbers/number-status';
import { expect, it } from 'vitest';

// The domain labels the exported file and the UI kit the cards. Neither may import the other, so only this
// test keeps their labels the same.
it('the exported file labels a number the same as its card', () => {
  expect(NUMBER_STATUS).toEqual(NUMBER_STATUS_LABELS);
});
