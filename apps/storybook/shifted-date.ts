/** A page of stories begins at the moment that `npm run test:dates` names. */
import { shiftDate } from '../../scripts/dates/shift-date.mjs';

shiftDate(import.meta.env['SMS_NOW'] as string);
