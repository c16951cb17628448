import type { OperationName, RequestFor, ResultFor } from '../contracts';

/** Makes the calls of the operation map on behalf of one session. */
export interface ApiClient {
  /** Makes one call. Rejects with an `ApiError`. */
  readonly call: <N extends OperationName>(name: N, request: RequestFor<N>) => Promise<ResultFor<N>>;
}
