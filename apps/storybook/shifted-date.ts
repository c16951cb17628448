/** Offsets the clock of a story page to the time that `npm test -- timezones` sets. */
import { shiftDate } from '../../scripts/quality/timezones/shift-date.mjs';

shiftDate(import.meta.env['SMS_NOW'] as string);
