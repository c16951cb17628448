import { localDay } from './local-day';

const LINE_END = '\r\n';

/** Characters with which a spreadsheet formula may begin. */
const FORMULA_START = /^[=+\-@\t\r\n\0]/;

/** A phone number begins with a plus too, and no formula consists of digits alone. */
const PHONE_NUMBER = /^\+\d+$/;

/** Escapes untrusted text: a spreadsheet must not run it. */
const harmless = (text: string): string =>
  FORMULA_START.test(text) && !PHONE_NUMBER.test(text) ? `'${text}` : text;

/** A number of ours is no formula, below zero neither. */
const cell = (value: string | number): string => {
  const safe = typeof value === 'number' ? String(value) : harmless(value);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows of untrusted text as a CSV file (RFC 4180). Excel knows UTF-8 by the byte order mark. */
export const csvFile = (name: string, rows: readonly (readonly (string | number)[])[]) => ({
  name,
  type: 'text/csv;charset=utf-8',
  text: `\ufeff${rows.map((row) => row.map(cell).join(',') + LINE_END).join('')}`,
});

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A moment in local time, as spreadsheets read it: '2026-03-02 09:05:07'. In ms since 1970. */
export const csvMoment = (moment: number): string => {
  const date = new Date(moment);
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join(':');
  return `${localDay(moment)} ${time}`;
};
