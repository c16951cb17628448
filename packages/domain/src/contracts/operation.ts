import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { ObjectOf } from './shared/field';
import type { Field, Fields } from './shared/reading';

/** Error handling of a call: see `api/client/retry-policy`. */
export type CallClass =
  /** Safe: may be sent again. */
  | 'read'
  /** Computes a response from its input: may be sent again. */
  | 'compute'
  /** Sending it twice has the effect of sending it once. */
  | 'idempotent'
  /** Moves money or creates something: never resent automatically. */
  | 'money'
  /** Starts or renews a session. */
  | 'auth';

export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** An error the server can respond with: its HTTP status and the human text it sends. */
export interface DocumentedError {
  readonly status: number;
  readonly text: string;
}

export const failure = (status: number, text: string): DocumentedError => ({ status, text });

/** One call of the API (spec §7) as the client makes it. */
export interface Operation extends OperationOptions {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path below `/api`; `{name}` is a path parameter. */
  readonly path: `/${string}`;
  readonly callClass: CallClass;
}

interface OperationOptions {
  /** Retries after a transient fault. Default: by its class, see `api/client/retry-policy`. */
  readonly retries?: number;
  /** Deadline in ms, body included. Default: `REQUEST_TIMEOUT_MS`. */
  readonly timeoutMs?: number;
  /** The one status that counts as success. Default: any from 200 to 299. */
  readonly successStatus?: number;
  /** Value to return on a 404 that only means an empty list. Default: a 404 is a failure. */
  readonly valueOn404?: unknown;
  /** True if some servers lack this call: no other request follows a 404. Default: false. */
  readonly isOptional?: boolean;
  /** True for a call without a session: no bearer token. Default: false. */
  readonly anonymous?: boolean;
  /** True if the call carries an idempotency key: a browser may resend a POST by itself. Default: false. */
  readonly hasIdempotencyKey?: boolean;
  /** True if it outlives the page: sent right before leaving or signing out. Default: false. */
  readonly keepalive?: boolean;
  /** Codes with which a 409 or 5xx confirms that the server did not act; any other is open. Default: none. */
  readonly rollbackCodes?: readonly string[];
  /** Reads every known form of the response and gives the value the client works with. */
  readonly reader: GenericSchema<unknown, unknown>;
}

/** What the server promises of a call. The page's build leaves it out. */
export interface CallPromise {
  /** Effect of the call, in one sentence. */
  readonly summary: string;
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: Fields;
  /** The response on success, envelope included. */
  readonly response: Field;
  /** Errors of this call by machine code, in addition to those in `commonErrors`. */
  readonly errors: Readonly<Record<string, DocumentedError>>;
}

/**
 * Checks one call and keeps its exact type.
 * @__NO_SIDE_EFFECTS__
 */
export const defineOperation = <
  const M extends Operation['method'],
  const P extends Operation['path'],
  const C extends CallClass,
  const T extends OperationOptions & CallPromise,
>(
  method: M,
  path: P,
  callClass: C,
  rest: T,
) => ({ method, path, callClass, ...rest });

/** A call with the server's promise as schemas: simulation, checks and documents derive from it. */
export interface DocumentedOperation extends Operation, Pick<CallPromise, 'summary' | 'errors'> {
  readonly params?: GenericSchema;
  readonly query?: GenericSchema;
  readonly body?: GenericSchema;
  readonly response: GenericSchema;
}

type PartOf<O, K extends keyof CallPromise> =
  O extends Readonly<Record<K, infer E extends Fields>>
    ? { readonly [P in K]: InferInput<ObjectOf<E>> }
    : unknown;

/** Everything a caller supplies: path parameters, query and body, as far as the operation has them. */
export type RequestOf<O extends Operation> = PartOf<O, 'params'> & PartOf<O, 'query'> & PartOf<O, 'body'>;

/** The value the client works with once the response was read. */
export type ResultOf<O extends Operation> = InferOutput<O['reader']>;
