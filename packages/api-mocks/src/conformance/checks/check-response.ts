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
import { kindOf, nameOf, wordOf, type Difference } from './difference';
import { shapeDifferences } from './shape';
import { specifiedResponses } from './specified';

type DifferenceDraft = Omit<Difference, 'subject'>;

const unless = (holds: boolean, finding: DifferenceDraft): readonly DifferenceDraft[] =>
  holds ? [] : [finding];

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

const checkTexts = ({ error, message }: JsonObject, documented: string): readonly DifferenceDraft[] => [
  ...unless(matchesText(error, documented), {
    aspect: 'texts',
    place: 'error',
    expected: documented,
    actual: typeof error === 'string' ? 'another text' : kindOf(error),
  }),
  ...unless(message === error, {
    aspect: 'texts',
    place: 'message',
    expected: 'the same as error',
    actual: message === undefined ? 'nothing' : 'another text',
  }),
];

const checkRetryAfter = ({ status, headers }: Reply): readonly DifferenceDraft[] => {
  const seconds = headers.get('Retry-After');
  return unless(status !== 429 || /^\d+$/.test(seconds ?? ''), {
    aspect: 'headers',
    place: 'Retry-After',
    expected: 'whole seconds',
    actual: seconds === null ? 'nothing' : 'another text',
  });
};

const checkRejection = (name: OperationName, reply: Reply): readonly DifferenceDraft[] => {
  const answer = isJsonObject(reply.body) ? reply.body : {};
  const code = ownField(answer, 'code');
  const documented = documentedError(name, code);
  if (documented === undefined) {
    return [
      ...checkRetryAfter(reply),
      {
        aspect: 'shape',
        place: 'code',
        expected: 'a documented code',
        actual: `${wordOf(code)} (${reply.status})`,
      },
    ];
  }
  return [
    ...checkRetryAfter(reply),
    ...checkTexts(answer, documented.text),
    ...unless(reply.status === documented.status, {
      aspect: 'status',
      place: '',
      expected: `${documented.status} for ${String(code)}`,
      actual: String(reply.status),
    }),
  ];
};

const checkContentType = ({ headers }: Reply): readonly DifferenceDraft[] => {
  const type = headers.get('Content-Type')?.split(';')[0]?.trim();
  return unless(type === 'application/json', {
    aspect: 'headers',
    place: 'Content-Type',
    expected: 'application/json',
    actual: wordOf(type),
  });
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
  const findings = [...checkContentType(reply), ...(reply.status < 400 ? [] : checkRejection(name, reply))];
  const found = [...findings.map((finding) => ({ subject: name, ...finding })), ...shapesOf(name, reply)];
  return [...new Map(found.map((difference) => [nameOf(difference), difference])).values()];
};
