import { runtimeConfig } from './runtime-config';

/** Shows a text that stands in index.html, in the place of the product. */
export const showBootMessage = (id: string): void => {
  document.getElementById('root')?.setAttribute('hidden', '');
  document.getElementById(id)?.removeAttribute('hidden');
};

/** Tells operators, where they asked for it: the code that tells of everything else has not come either. */
const reportBootFailure = (script: HTMLScriptElement): void => {
  const url = runtimeConfig('report-url');
  const report = { kind: 'code', what: 'not loaded', where: [script.getAttribute('src')] };
  if (url !== '') navigator.sendBeacon(url, JSON.stringify(report));
};

/** Says so when the code of the product does not come. */
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
