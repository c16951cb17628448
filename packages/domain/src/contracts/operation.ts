import type { GenericSchema, InferInput, InferOutput } from 'valibot';

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

/** Header with the idempotency key of a call. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** An error the server can respond with: its HTTP status and the human text it sends. */
export interface DocumentedError {
  readonly status: number;
  readonly text: string;
}

/** One call of the API (spec §7). Client, simulation, checks and documents derive from it. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path below `/api`; `{name}` is a path parameter. */
  readonly path: `/${string}`;
  readonly callClass: CallClass;
  /** Retries after a transient fault. Default: by its class, see `api/client/retry-policy`. */
  readonly retries?: number;
  /** Deadline in ms, body included. Default: `REQUEST_TIMEOUT_MS`. */
  readonly timeoutMs?: number;
  /** The one status that counts as success. Default: any from 200 to 299. */
  readonly successStatus?: number;
  /** Value to return on a 404 that only means an empty list. Default: a 404 is a failure. */
  readonly valueOn404?: unknown;
  /**
   * True if some servers lack this call: a 404 then applies to every later request. Default: false.
   */
  readonly isOptional?: boolean;
  /** True for a call without a session: no bearer token. Default: false. */
  readonly anonymous?: boolean;
  /**
   * True if the call carries an idempotency key, so that the server carries it out only once however often it
   * arrives: a browser resends a POST by itself when a reused connection breaks. Default: false.
   */
  readonly hasIdempotencyKey?: boolean;
  /**
   * True if the call reaches the server even when the user leaves the page or signs out right after it.
   * Default: false.
   */
  readonly keepalive?: boolean;
  /**
   * Machine codes with which a 409 or a 5xx confirms that the server did not act. Any other 409 or 5xx leaves
   * the outcome open. Default: none.
   */
  readonly rollbackCodes?: readonly string[];
  readonly params?: GenericSchema<Record<string, string>>;
  readonly query?: GenericSchema<Record<string, string | number | undefined>>;
  readonly body?: GenericSchema;
  /** Reads every known form of the response and gives the value the client works with. */
  readonly reader: GenericSchema<unknown, unknown>;
}

/**
 * Response schema and documentation of a call. Separate from the operation, since the client reads tolerantly
 * and should not load the schema: the simulation is checked against it and the documents are generated from
 * it.
 */
export interface Documentation {
  /** Effect of the call, in one sentence. */
  readonly summary: string;
  /**
   * Each parameter and field of the body by name, with description, unit and format. `params`, `query` and
   * `body` decide which values are valid.
   */
  readonly request?: Readonly<Record<string, GenericSchema>>;
  /** Server response on success, envelope included. */
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

/** The body of a successful response as the server sends it. */
export type ResponseOf<O extends Documentation> = InferInput<O['response']>;

/** The value the client works with once the response was read. */
export type ResultOf<O extends Operation> = InferOutput<O['reader']>;

/** The machine codes of the errors an operation documents. */
export type ErrorCodeOf<O extends Documentation> = Extract<keyof O['errors'], string>;
