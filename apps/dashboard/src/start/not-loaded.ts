/** Says so when the code of the product does not come. */
export const sayWhenNotLoaded = (): void => {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      document.getElementById('root')?.setAttribute('hidden', '');
      document.getElementById('not-loaded')?.removeAttribute('hidden');
    },
    true,
  );
};
