import * as v from 'valibot';
import { isWord, kindOf, type Aspect, type Difference, type Subject } from './difference';

/** Keys of rows and of maps by code or number say nothing about the shape. */
const segmentOf = (key: unknown): string => (isWord(String(key)) ? String(key) : '*');

const placeOf = (issue: v.BaseIssue<unknown>): string =>
  (issue.path ?? []).map(({ key }) => segmentOf(key)).join('.');

/** Paths at which a value violates a schema, each once. */
export const shapeDifferences = (
  subject: Subject,
  aspect: Aspect,
  schema: v.GenericSchema<unknown, unknown>,
  value: unknown,
  within = '',
): readonly Difference[] => {
  const found = new Map<string, Difference>();
  // Valibot's own messages repeat the received value.
  for (const issue of v.safeParse(schema, value, { message: ({ type }) => type }).issues ?? []) {
    const place = [within, placeOf(issue)].filter((part) => part !== '').join('.');
    const expected = issue.expected ?? issue.message;
    if (!found.has(place))
      found.set(place, { subject, aspect, place, expected, actual: kindOf(issue.input) });
  }
  return [...found.values()];
};
