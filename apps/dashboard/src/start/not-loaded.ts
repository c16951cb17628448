import { showInstead } from './show-instead';

/** Says so when the code of the product does not come. */
export const sayWhenNotLoaded = (): void => {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) showInstead('not-loaded');
    },
    true,
  );
};
