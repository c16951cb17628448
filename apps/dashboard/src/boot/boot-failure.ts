import { site } from './site';

/** Replaces the product with a text from index.html. */
export const showBootMessage = (id: string): void => {
  document.getElementById('root')?.setAttribute('hidden', '');
  document.getElementById(id)?.removeAttribute('hidden');
};

/**
 * Reports a script that failed to load, where reporting is configured: the error reporting itself has not
 * loaded either.
 */
const reportBootFailure = (script: HTMLScriptElement): void => {
  const { reports } = site();
  const report = { kind: 'code', what: 'not loaded', where: [script.getAttribute('src')] };
  if (reports !== undefined) navigator.sendBeacon(reports, JSON.stringify(report));
};

/** Shows the boot failure message when a script of the product fails to load. */
export const listenForBootFailure = (): void => {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      showBootMessage('not-loaded');
      reportBootFailure(target);
    },
    true,
  );
};
