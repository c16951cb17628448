import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CANCEL_WINDOW_MS, NUMBER_LIFETIME_MS } from '../../limits/spec';
import { aNumber } from '../../testing/fixtures/a-number';
import { cancelNotice, cancelTooltip } from '../actions/cancel-texts';
import { lockedTime } from './card-time';

it('locked cancel: the steps of a card have the texts of every moment between them', () => {
  fc.assert(
    fc.property(fc.integer({ min: CANCEL_WINDOW_MS + 1, max: NUMBER_LIFETIME_MS }), (remaining) => {
      const { noticeMs, tooltipMs } = lockedTime(remaining);
      expect(cancelNotice(noticeMs)).toBe(cancelNotice(remaining));
      expect(cancelTooltip(aNumber(), tooltipMs)).toBe(cancelTooltip(aNumber(), remaining));
    }),
  );
});
