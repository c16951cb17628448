/** Shows a text that stands in index.html, in the place of the product. */
export const showInstead = (id: string): void => {
  document.getElementById('root')?.setAttribute('hidden', '');
  document.getElementById(id)?.removeAttribute('hidden');
};
