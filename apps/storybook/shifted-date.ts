/** Lets the clock of a page of stories begin at the moment that `npm run test:timezones` sets. */
import { shiftDate } from '../../scripts/quality/timezones/shift-date.mjs';

shiftDate(import.meta.env['SMS_NOW'] as string);
