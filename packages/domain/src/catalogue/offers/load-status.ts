import { combine, type Store } from 'effector';
import type { ApiError } from '../../api/errors/api-error';

interface Loading {
  readonly $isPending: Store<boolean>;
  readonly $error: Store<ApiError | null>;
}

/**
 * Load status of data that belongs to the selection: `loading` from its change on, `failed` when the newest
 * call went wrong.
 */
export const loadStatus = ({ $isPending, $error }: Loading) =>
  combine($isPending, $error, (isPending, error): 'loading' | 'ready' | 'failed' => {
    if (isPending) return 'loading';
    return error === null ? 'ready' : 'failed';
  });
