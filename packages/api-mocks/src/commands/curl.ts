import { IDEMPOTENCY_HEADER, operations, type DocumentedOperation } from '@sms/domain/contracts';
import { isUnsafe } from '../transport/documented-errors';
import type { TrafficEvent } from './simulator-schemas';

type CallEvent = Extract<TrafficEvent, { kind: 'call' | 'request' }>;

/** The address of `npm run api`: the world of a page answers that page only. */
const ORIGIN = 'http://localhost:5000';

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const headersOf = (operation: DocumentedOperation): readonly string[] => [
  ...(operation.anonymous === true ? [] : ['"Authorization: Bearer $token"']),
  ...(isUnsafe(operation) ? ['"X-CSRF-Token: $csrf"'] : []),
  ...(operation.hasIdempotencyKey === true ? [`"${IDEMPOTENCY_HEADER}: $(uuidgen)"`] : []),
];

/** A call as it is typed in a shell, where `$token` and `$csrf` are set: no secret is recorded. */
export const curlOf = ({ operation, method, path, request }: CallEvent): string => {
  const known = Object.entries<DocumentedOperation>(operations).find(([name]) => name === operation)?.[1];
  const headers = [
    ...(known === undefined ? [] : headersOf(known)),
    ...(request === null ? [] : ["'Content-Type: application/json'"]),
  ];
  return [
    `curl -X ${method} ${quoted(ORIGIN + path)}`,
    ...headers.map((header) => `-H ${header}`),
    ...(request === null ? [] : [`-d ${quoted(JSON.stringify(request))}`]),
  ].join(' \\\n  ');
};
