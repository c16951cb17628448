import {
  errorAnswer,
  isJsonObject,
  operations,
  ownField,
  type DocumentedError,
  type JsonObject,
  type OperationName,
} from '@sms/domain/contracts';
import type { Reply } from '../client/reply';
import { kindOf, nameOf, wordOf, type Difference } from './difference';
import { shapeDifferences } from './shape';
import { specifiedAnswers } from './specified';
import { documentedErrors } from '../../transport/documented-errors';

type Finding = Omit<Difference, 'subject'>;

const unless = (holds: boolean, finding: Finding): readonly Finding[] => (holds ? [] : [finding]);

/** An error of a call by its code, as the contract documents it. */
const documentedError = (name: OperationName, code: unknown): DocumentedError | undefined => {
  const errors = documentedErrors(operations[name]);
  return typeof code === 'string' && Object.hasOwn(errors, code) ? errors[code] : undefined;
};

/** Figures differ from case to case. */
const withoutFigures = (text: string): string =>
  text
    .replace(/\d+(\.\d+)?/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether a text is the documented one, or begins with it. */
const says = (text: unknown, documented: string): boolean =>
  typeof text === 'string' && withoutFigures(text).startsWith(withoutFigures(documented));

const checkTexts = ({ error, message }: JsonObject, documented: string): readonly Finding[] => [
  ...unless(says(error, documented), {
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

const checkRetryAfter = ({ status, headers }: Reply): readonly Finding[] => {
  const seconds = headers.get('Retry-After');
  return unless(status !== 429 || /^\d+$/.test(seconds ?? ''), {
    aspect: 'headers',
    place: 'Retry-After',
    expected: 'whole seconds',
    actual: seconds === null ? 'nothing' : 'another text',
  });
};

const checkRefusal = (name: OperationName, reply: Reply): readonly Finding[] => {
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

const checkContentType = ({ headers }: Reply): readonly Finding[] => {
  const type = headers.get('Content-Type')?.split(';')[0]?.trim();
  return unless(type === 'application/json', {
    aspect: 'headers',
    place: 'Content-Type',
    expected: 'application/json',
    actual: wordOf(type),
  });
};

const shapesOf = (name: OperationName, { status, body }: Reply): readonly Difference[] => {
  if (status >= 400) return shapeDifferences(name, 'shape', errorAnswer, body);
  const { answer, read } = operations[name];
  return [
    ...shapeDifferences(name, 'shape', answer, body),
    ...shapeDifferences(name, 'shape', specifiedAnswers[name] ?? answer, body),
    // What the dashboard itself makes of it: a difference here means that a screen has nothing to show.
    ...shapeDifferences(name, 'read', read, body),
  ];
};

/** Everything in which an answer departs from what the contract promises for its call, each place once. */
export const checkAnswer = (name: OperationName, reply: Reply): readonly Difference[] => {
  const findings = [...checkContentType(reply), ...(reply.status < 400 ? [] : checkRefusal(name, reply))];
  const found = [...findings.map((finding) => ({ subject: name, ...finding })), ...shapesOf(name, reply)];
  return [...new Map(found.map((difference) => [nameOf(difference), difference])).values()];
};
