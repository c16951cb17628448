/** Preloaded into a Node process (`--import`): its `Date` begins at SMS_NOW. Child processes that are not Node keep theirs. */
import { shiftDate } from './shift-date.mjs';

shiftDate(process.env.SMS_NOW);
