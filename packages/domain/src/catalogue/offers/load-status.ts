import { combine, type Store } from 'effector';
import type { ApiError } from '../../api/errors/api-error';

/** `loading` from the change of the selection on, `failed` when the newest call went wrong. */
export type LoadStatus = 'loading' | 'ready' | 'failed';

/** Load status of data that belongs to the selection. */
export const loadStatus = ({
  $isPending,
  $error,
}: {
  readonly $isPending: Store<boolean>;
  readonly $error: Store<ApiError | null>;
}): Store<LoadStatus> =>
  combine($isPending, $error, (isPending, error) => {
    if (isPending) return 'loading';
    return error === null ? 'ready' : 'failed';
  });
