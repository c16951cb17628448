import * as v from 'valibot';
import { kindOf, type Aspect, type Difference, type Subject } from './difference';

/** Keys of rows and of maps by code say nothing about the shape. */
const isEntry = (key: unknown): boolean => typeof key === 'number' || /^\d+$/.test(String(key));

const placeOf = (issue: v.BaseIssue<unknown>): string =>
  (issue.path ?? []).map(({ key }) => (isEntry(key) ? '*' : String(key))).join('.');

/** Where a value departs from a schema, each place once. */
export const shapeDifferences = (
  subject: Subject,
  aspect: Aspect,
  schema: v.GenericSchema<unknown, unknown>,
  value: unknown,
  within = '',
): readonly Difference[] => {
  const found = new Map<string, Difference>();
  for (const issue of v.safeParse(schema, value).issues ?? []) {
    const place = [within, placeOf(issue)].filter((part) => part !== '').join('.');
    const expected = issue.expected ?? issue.message;
    if (!found.has(place))
      found.set(place, { subject, aspect, place, expected, actual: kindOf(issue.input) });
  }
  return [...found.values()];
};
