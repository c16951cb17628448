import type { Operation } from '@sms/domain/contracts';
import * as v from 'valibot';
import { refuse, type Refusal } from '../behaviour/refusal';
import type { Route } from './router';

type Issues = readonly v.BaseIssue<unknown>[];

const invalid = (issues: Issues): Refusal<'VALIDATION_ERROR'> => {
  const details = issues.map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    message: issue.message,
    value: issue.input,
  }));
  return refuse('VALIDATION_ERROR', { extra: { details } });
};

/** A query travels as text: fields the contract wants as numbers are read as numbers. */
const queryOf = (schema: v.GenericSchema, url: string): unknown => {
  const query: Record<string, unknown> = Object.fromEntries(new URL(url).searchParams);
  for (const issue of v.safeParse(schema, query).issues ?? []) {
    const field = v.getDotPath(issue);
    const text = field === null ? undefined : query[field];
    if (field !== null && issue.expected === 'number' && text !== '') query[field] = Number(text);
  }
  return query;
};

const bodyOf = async (request: Request): Promise<unknown> => {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
};

/** Reads params, query and body of a call as its contract describes them, or refuses it. */
export const readRequest = async ({ operation, params }: Route, request: Request) => {
  const parts: readonly (readonly [keyof Operation, v.GenericSchema | undefined, () => unknown])[] = [
    ['params', operation.params, () => params],
    ['query', operation.query, () => operation.query && queryOf(operation.query, request.url)],
    ['body', operation.body, () => bodyOf(request)],
  ];
  const read: Partial<Record<keyof Operation, unknown>> = {};
  for (const [part, schema, valueOf] of parts) {
    if (schema === undefined) continue;
    const result = v.safeParse(schema, await valueOf());
    if (!result.success) return invalid(result.issues);
    read[part] = result.output;
  }
  return read;
};
