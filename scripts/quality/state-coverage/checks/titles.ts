import { storyFiles } from '../program/stories';

const isOfComponent = (file: string): boolean => /\/ui\/src\/(primitives|parts|shell)\//.test(file);

/** Story titles that differ from the component's name in the code: 'Parts/Number card' for NumberCard. */
export const misnamed = storyFiles
  .filter(({ file }) => isOfComponent(file))
  .filter(({ title, imports }) => {
    const name = title.split('/').at(-1);
    // Factories of components are in lower case: 'Primitives/LazyWithRetry' for lazyWithRetry.
    return ![...imports].some((imported) => imported.toLowerCase() === name?.toLowerCase());
  })
  .map(({ title }) => title);
