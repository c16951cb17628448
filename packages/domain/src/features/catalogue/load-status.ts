import { combine, type Store } from 'effector';
import type { ApiError } from '../../api/api-error';

/** `loading` from the change of the selection on, `failed` when the newest call went wrong. */
export type LoadStatus = 'loading' | 'ready' | 'failed';

/** How far the load of what belongs to the selection is. */
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
