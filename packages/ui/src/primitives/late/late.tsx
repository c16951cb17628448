import {
  createContext,
  lazy,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

import { Unloaded } from './unloaded';

/** Puts the notice that a part could not be loaded into what would stand around the part. */
export type LateFrame<Props> = (notice: ReactNode, props: Props) => ReactNode;

const TryAgain = createContext<() => void>(() => undefined);

/**
 * A component whose code is fetched when it is first drawn; a `Suspense` above it says what stands there meanwhile.
 * React.lazy keeps a failed fetch for ever and throws it at the whole page; this says so in the part's own
 * place, and each attempt asks anew (docs/decisions/0028).
 * @param load imports the module whose default export is the component
 * @param frame what stands around the notice of a failure. Default: the notice alone
 */
export const late = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  frame: LateFrame<Props> = (notice) => notice,
) => {
  function Failed(props: Props) {
    // Whoever comes back asks anew. Not before it is on screen: React begins a page that waits again and again.
    useEffect(renew, []);
    return frame(<Unloaded onTryAgain={useContext(TryAgain)} />, props);
  }

  const attempt = () =>
    lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: Failed })));
  let newest = attempt();
  const getNewest = () => newest;
  const renew = () => {
    newest = attempt();
  };

  function Late(props: Props) {
    const [Part, setPart] = useState(getNewest);
    const tryAgain = () => {
      renew();
      setPart(getNewest);
    };
    return (
      <TryAgain value={tryAgain}>
        <Part {...props} />
      </TryAgain>
    );
  }

  /** Fetches the code ahead of its first use; where that fails, the first use tries again. */
  const preload = (): void => void load().catch(() => undefined);

  return Object.assign(Late, { preload });
};
