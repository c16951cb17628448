// Says so when the code of the product does not come. Runs before it, and apart from it.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) document.getElementById('not-loaded').hidden = false;
  },
  true,
);
