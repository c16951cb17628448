import {
  errorResponseSchema,
  isJsonObject,
  operations,
  ownField,
  type DocumentedError,
  type JsonObject,
  type OperationName,
} from '@sms/domain/contracts';
import { documentedErrors } from '../../transport/documented-errors';
import type { Reply } from '../client/reply';
import { differencesIn, kindOf, nameOf, wordOf, type Difference } from './difference';
import { shapeDifferences } from './shape';
import { specifiedResponses } from './specified';

/** An error of a call by its code, as the contract documents it. */
const documentedError = (name: OperationName, code: unknown): DocumentedError | undefined => {
  const errors = documentedErrors(operations[name]);
  return typeof code === 'string' && Object.hasOwn(errors, code) ? errors[code] : undefined;
};

/** Numbers differ from case to case. */
const withoutFigures = (text: string): string =>
  text
    .replace(/\d+(\.\d+)?/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** True when a text equals or begins with the documented one. */
const matchesText = (text: unknown, documented: string): boolean =>
  typeof text === 'string' && withoutFigures(text).startsWith(withoutFigures(documented));

const checkTexts = (
  name: OperationName,
  { error, message }: JsonObject,
  documented: string,
): readonly Difference[] => {
  const differ = differencesIn(name, 'texts');
  const actual = typeof error === 'string' ? 'another text' : kindOf(error);
  const repeated = message === undefined ? 'nothing' : 'another text';
  return [
    ...(matchesText(error, documented) ? [] : [differ('error', documented, actual)]),
    ...(message === error ? [] : [differ('message', 'the same as error', repeated)]),
  ];
};

const checkHeaders = (name: OperationName, { status, headers }: Reply): readonly Difference[] => {
  const differ = differencesIn(name, 'headers');
  const type = headers.get('Content-Type')?.split(';')[0]?.trim();
  const seconds = headers.get('Retry-After');
  const isWait = status !== 429 || /^\d+$/.test(seconds ?? '');
  const actual = seconds === null ? 'nothing' : 'another text';
  return [
    ...(type === 'application/json' ? [] : [differ('Content-Type', 'application/json', wordOf(type))]),
    ...(isWait ? [] : [differ('Retry-After', 'whole seconds', actual)]),
  ];
};

const checkRejection = (name: OperationName, { status, body }: Reply): readonly Difference[] => {
  const answer = isJsonObject(body) ? body : {};
  const code = ownField(answer, 'code');
  const documented = documentedError(name, code);
  if (documented === undefined) {
    return [differencesIn(name, 'shape')('code', 'a documented code', `${wordOf(code)} (${status})`)];
  }
  const expected = `${documented.status} for ${String(code)}`;
  return [
    ...checkTexts(name, answer, documented.text),
    ...(status === documented.status ? [] : [differencesIn(name, 'status')('', expected, String(status))]),
  ];
};

const shapesOf = (name: OperationName, { status, body }: Reply): readonly Difference[] => {
  if (status >= 400) return shapeDifferences(name, 'shape', errorResponseSchema, body);
  const { response: answer, reader: read } = operations[name];
  return [
    ...shapeDifferences(name, 'shape', answer, body),
    ...shapeDifferences(name, 'shape', specifiedResponses[name] ?? answer, body),
    // The dashboard's own schema: a violation here means that a screen has nothing to show.
    ...shapeDifferences(name, 'read', read, body),
  ];
};

/** All violations of a call's contract in a response, each place once. */
export const checkResponse = (name: OperationName, reply: Reply): readonly Difference[] => {
  const found = [
    ...checkHeaders(name, reply),
    ...(reply.status < 400 ? [] : checkRejection(name, reply)),
    ...shapesOf(name, reply),
  ];
  return [...new Map(found.map((difference) => [nameOf(difference), difference])).values()];
};
