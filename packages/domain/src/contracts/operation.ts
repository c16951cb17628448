import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/** How the client treats a call when something goes wrong: see `api/retry-policy`. */
export type CallClass =
  /** Changes nothing: may be sent again. */
  | 'read'
  /** Computes an answer from its input: may be sent again. */
  | 'compute'
  /** Sending it twice has the effect of sending it once. */
  | 'idempotent'
  /** Moves money or creates something: never resent automatically. */
  | 'money'
  /** Starts or renews a session. */
  | 'auth';

/** Carries the key of a keyed call. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** An error the server can answer with: its HTTP status and the human text it sends. */
export interface DocumentedError {
  readonly status: number;
  readonly text: string;
}

/** One call of the API (spec §7). Client, simulation, checks and documents derive from it. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path below `/api`; `{name}` stands for a path parameter. */
  readonly path: `/${string}`;
  readonly callClass: CallClass;
  /** How often it is sent again after a passing fault. Default: by its class, see `api/retry-policy`. */
  readonly retries?: number;
  /** Deadline in ms, body included. Default: `REQUEST_TIMEOUT_MS`. */
  readonly timeoutMs?: number;
  /** The one status that counts as success. Default: any from 200 to 299. */
  readonly successStatus?: number;
  /** The body a 404 is read as, where it only means that there is nothing to list. Default: a 404 is a failure. */
  readonly valueOn404?: unknown;
  /** Whether some servers lack this call: a 404 then holds for every request of the session. Default: false. */
  readonly isOptional?: boolean;
  /** Whether the call is made without a session: no bearer token. Default: false. */
  readonly anonymous?: boolean;
  /**
   * Whether the call carries an idempotency key, so that a server can carry it out only once however often it
   * arrives: a browser resends a POST on its own when a reused connection breaks. Default: false.
   */
  readonly hasIdempotencyKey?: boolean;
  /**
   * Whether the call still reaches the server when the user leaves the page or signs out right after it. Default: false.
   */
  readonly keepalive?: boolean;
  /**
   * Machine codes with which a 409 or a 5xx says that nothing was done. Any other 409 or 5xx leaves open what the server
   * did. Default: none.
   */
  readonly rollbackCodes?: readonly string[];
  readonly params?: GenericSchema<Record<string, string>>;
  readonly query?: GenericSchema<Record<string, string | number | undefined>>;
  readonly body?: GenericSchema;
  /** Reads every known form of the answer and gives the value the client works with. */
  readonly reader: GenericSchema<unknown, unknown>;
}

/**
 * What the server promises about a call. Kept apart from the operation, since the client reads tolerantly and should
 * not have to load the promise: the simulation is checked against it and the documents are generated from it.
 */
export interface Documentation {
  /** What the server sends on success, envelope included. */
  readonly response: GenericSchema;
  /** Errors of this call by machine code, in addition to those in `commonErrors`. */
  readonly errors: Readonly<Record<string, DocumentedError>>;
}

/** A call with the server's promise. */
export type DocumentedOperation = Operation & Documentation;

/** Checks one operation and keeps its exact type. */
export const defineOperation = <const T extends Operation>(operation: T): T => operation;

type PartOf<O, K extends 'params' | 'query' | 'body'> =
  O extends Record<K, infer S extends GenericSchema> ? { readonly [P in K]: InferInput<S> } : unknown;

/** Everything a caller supplies: path parameters, query and body, as far as the operation has them. */
export type RequestOf<O extends Operation> = PartOf<O, 'params'> & PartOf<O, 'query'> & PartOf<O, 'body'>;

/** The body of a successful answer as the server sends it. */
export type ResponseOf<O extends Documentation> = InferInput<O['response']>;

/** The value the client works with once the answer was read. */
export type ResultOf<O extends Operation> = InferOutput<O['reader']>;

/** The machine codes of the errors an operation documents. */
export type ErrorCodeOf<O extends Documentation> = Extract<keyof O['errors'], string>;
