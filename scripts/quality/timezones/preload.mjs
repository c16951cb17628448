/**
 * Preloaded into a Node process (`--import`): its `Date` starts at SMS_NOW. Child processes other than Node are not
 * affected.
 */
import { shiftDate } from './shift-date.mjs';

shiftDate(process.env.SMS_NOW);
