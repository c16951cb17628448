import { storyFiles } from '../program/stories';

const isOfComponent = (file: string): boolean => /\/ui\/src\/(primitives|parts|shell)\//.test(file);

/** Titles of components that the code names otherwise: 'Parts/Number card' for NumberCard. */
export const misnamed = storyFiles
  .filter(({ file }) => isOfComponent(file))
  .filter(({ title, imports }) => {
    const name = title.split('/').at(-1);
    // What makes a component has no capital: 'Primitives/LazyWithRetry' for lazyWithRetry.
    return ![...imports].some((imported) => imported.toLowerCase() === name?.toLowerCase());
  })
  .map(({ title }) => title);
