import { Button } from '../buttons/button';
import {
  createContext,
  lazy,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

/**
 * In place of a component whose code could not be fetched: no connection, or the server has a newer version.
 */
function LoadError({ onTryAgain }: { onTryAgain: () => void }) {
  useEffect(() => {
    addEventListener('online', onTryAgain);
    return () => removeEventListener('online', onTryAgain);
  }, [onTryAgain]);
  return (
    <div role="alert" className="flex flex-col items-center gap-4 p-6 text-center">
      <p className="text-sm text-ink">This part could not be loaded</p>
      <Button onClick={onTryAgain}>Try again</Button>
    </div>
  );
}

/** Wraps the error notice in the element that normally surrounds the component. */
export type LoadErrorFrame<Props> = (notice: ReactNode, props: Props) => ReactNode;

const RetryContext = createContext<() => void>(() => undefined);

/**
 * A component whose code is fetched on first render; a `Suspense` above it provides the placeholder.
 * React.lazy caches a failed fetch and throws it, which takes down the whole page. This component shows a
 * notice in its own place instead, and each attempt fetches again; so does the end of being offline. For
 * screens and dialogs that most visits never open; not for content of a page's first view, which would flash.
 * @param load imports the module whose default export is the component
 * @param frame wraps the error notice. Default: the notice alone
 */
export const lazyWithRetry = <Props extends object, More = unknown>(
  load: () => Promise<More & { default: ComponentType<Props> }>,
  frame: LoadErrorFrame<Props> = (notice) => notice,
) => {
  function Failed(props: Props) {
    // Makes the next mount fetch again. In an effect, once the notice is rendered: React may start rendering
    // a suspended page many times.
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
   * Preloads the code, so that the first use needs no placeholder: React would show one for a third of a
   * second although the code is loaded. If the preload fails, the first use fetches again.
   * @returns the module; undefined if it could not be fetched
   */
  const preload = (): Promise<More | undefined> =>
    load().then(
      (module) => {
        newest = module.default;
        return module;
      },
      () => undefined,
    );

  return Object.assign(LazyWithRetry, { preload });
};
