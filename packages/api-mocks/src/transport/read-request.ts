import type { DocumentedOperation } from '@sms/domain/contracts/operation';
import * as v from 'valibot';
import { reject, type Rejection } from '../behaviour/rejection';
import type { Route } from './router';

type Issues = readonly v.BaseIssue<unknown>[];

const invalid = (issues: Issues): Rejection<'VALIDATION_ERROR'> => {
  const details = issues.map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    message: issue.message,
    value: issue.input,
  }));
  return reject('VALIDATION_ERROR', { extra: { details } });
};

/** Names under which the server reads query fields that the dashboard sends otherwise. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['start_date', 'startDate'],
  ['end_date', 'endDate'],
]);

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** A query is text: fields that the contract defines as numbers are parsed as numbers. */
const queryOf = (schema: v.GenericSchema, url: string): unknown => {
  const fields = [...new URL(url).searchParams].map(
    ([name, text]) => [OTHER_NAMES.get(name) ?? name, text] as const,
  );
  const query: Record<string, unknown> = Object.fromEntries(fields);
  for (const issue of v.safeParse(schema, query).issues ?? []) {
    const field = v.getDotPath(issue);
    const text = field === null ? undefined : query[field];
    if (field === null || issue.expected !== 'number' || typeof text !== 'string') continue;
    if (DECIMAL.test(text)) query[field] = Number(text);
  }
  return query;
};

/** Marks a body that is not JSON: it is invalid for every contract. */
const NO_JSON = Symbol('no JSON');

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return NO_JSON;
  }
};

/** An operation that describes no body accepts any JSON, or none. */
const bodySchema = ({ body }: DocumentedOperation): v.GenericSchema =>
  body ?? v.custom((content) => content !== NO_JSON, 'Invalid JSON');

const hasJsonType = ({ headers }: Request): boolean =>
  /^application\/json\s*(;|$)/i.test(headers.get('Content-Type') ?? '');

/**
 * The body of a request. The real server ignores a body without a JSON content type, so this one does, too.
 */
const bodyOf = async (request: Request): Promise<unknown> => {
  const text = await request.text();
  return text === '' || !hasJsonType(request) ? undefined : parse(text);
};

/** Parses params, query and body of a call by its contract, or rejects it. */
export const readRequest = async ({ operation, params }: Route, request: Request) => {
  const parts: readonly (readonly [keyof DocumentedOperation, v.GenericSchema | undefined, () => unknown])[] =
    [
      ['params', operation.params, () => params],
      ['query', operation.query, () => operation.query && queryOf(operation.query, request.url)],
      ['body', bodySchema(operation), () => bodyOf(request)],
    ];
  const read: Partial<Record<keyof DocumentedOperation, unknown>> = {};
  for (const [part, schema, valueOf] of parts) {
    if (schema === undefined) continue;
    const result = v.safeParse(schema, await valueOf());
    if (!result.success) return invalid(result.issues);
    read[part] = result.output;
  }
  return read;
};
