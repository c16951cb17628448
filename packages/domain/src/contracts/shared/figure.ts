/** Fields that are numbers: the client reads them alike, and the documents say their units and forms. */
import * as v from 'valibot';
import { kind, whole } from './field';
import * as read from './scalars';

const double = () => v.pipe(v.number(), v.metadata({ format: 'double' }));
const decimalString = () => v.pipe(v.string(), v.metadata({ format: 'decimal' }));

export const integer = kind(read.decimal, { promise: whole });
export const decimal = kind(read.decimal, { promise: double });
export const usd = kind(read.decimal, { promise: double, unit: ', in USD.' });
export const naira = kind(read.decimal, { promise: double, unit: ', in naira.' });
export const percent = kind(read.decimal, { promise: double, unit: ', in percent from 0 to 100.' });
export const nairaForOneUsd = kind(read.rate, { promise: double, unit: ': naira for one US dollar.' });
/** A decimal straight from the database. */
export const decimalText = kind(read.decimal, { promise: decimalString, unit: ', as decimal text.' });
/** A number, or the same as decimal text: some servers send it straight from the database. */
export const numberOrText = kind(read.decimal, {
  promise: () => v.union([double(), v.pipe(decimalString(), v.regex(/^\d+(\.\d+)?$/))]),
});
