import { pageSetting } from './runtime-config';
import { showInstead } from './show-boot-message';

/** Tells operators, where they asked for it: the code that tells of everything else has not come either. */
const tell = (script: HTMLScriptElement): void => {
  const url = pageSetting('report-url');
  const report = { kind: 'code', what: 'not loaded', where: [script.getAttribute('src')] };
  if (url !== '') navigator.sendBeacon(url, JSON.stringify(report));
};

/** Says so when the code of the product does not come. */
export const sayWhenNotLoaded = (): void => {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      showInstead('not-loaded');
      tell(target);
    },
    true,
  );
};
