import {
  createContext,
  lazy,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

import { LoadError } from './load-error';

/** Wraps the notice that a part could not be loaded in whatever normally surrounds the part. */
export type LoadErrorFrame<Props> = (notice: ReactNode, props: Props) => ReactNode;

const RetryContext = createContext<() => void>(() => undefined);

/**
 * A component whose code is fetched when it is first rendered; a `Suspense` above it provides the placeholder.
 * React.lazy remembers a failed fetch for ever and throws it, which takes down the whole page; this component shows
 * a notice in the part's own place instead, and each attempt fetches again (decision 0028).
 * @param load imports the module whose default export is the component
 * @param frame wraps the notice of a failure. Default: the notice alone
 */
export const lazyWithRetry = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  frame: LoadErrorFrame<Props> = (notice) => notice,
) => {
  function Failed(props: Props) {
    // Makes the next mount fetch again. In an effect, once the notice is on screen: React may start rendering a
    // suspended page many times.
    useEffect(renew, []);
    return frame(<LoadError onTryAgain={useContext(RetryContext)} />, props);
  }

  const attempt = () =>
    lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: Failed })));
  let newest: ComponentType<Props> = attempt();
  const getNewest = () => newest;
  const renew = () => {
    newest = attempt();
  };

  function LazyWithRetry(props: Props) {
    const [Part, setPart] = useState(getNewest);
    const tryAgain = () => {
      renew();
      setPart(getNewest);
    };
    return (
      <RetryContext value={tryAgain}>
        <Part {...props} />
      </RetryContext>
    );
  }

  /**
   * Fetches the code ahead of its first use, which then needs no placeholder: React would show one for a third of a second, though
   * the code is there. Where it fails, the first use tries again.
   */
  const preload = (): void =>
    void load().then(
      ({ default: Part }) => {
        newest = Part;
      },
      () => undefined,
    );

  return Object.assign(LazyWithRetry, { preload });
};
