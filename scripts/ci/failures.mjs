import { stripVTControlCharacters } from 'node:util';

/**
 * Where the failures begin in the output of Vitest and Playwright; else in that of ESLint, the compiler and
 * the others, where lines of passed tests do not count, whatever their titles say.
 */
const BEGINNINGS = [
  /^.*(?:Failed (?:Suites|Tests) \d+|Unhandled Errors).*$|^ {2}1\) /m,
  /^(?! *[✓-] ).*\berror\b/im,
];

/**
 * The first lines of the failures in a suite's output, without colours; a line that several projects print
 * stands once.
 */
export const failuresIn = (output, lines) => {
  const text = stripVTControlCharacters(output);
  const found = BEGINNINGS.map((beginning) => beginning.exec(text)).find((match) => match !== null);
  const rest = text.slice(found?.index ?? 0).split('\n');
  return [...new Set(rest.filter((line) => line.trim() !== ''))].slice(0, lines).join('\n');
};
