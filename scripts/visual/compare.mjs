/**
 * The screenshots that differ between two trees: `change` is 'new', 'changed' or 'gone'.
 * @param before screenshots of the base, as `takePictures` returns them
 * @param after screenshots of the work tree
 */
export const comparePictures = (before, after) => {
  const keys = new Set([...before.keys(), ...after.keys()]);
  const changes = [...keys].flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)];
    if (was?.hash === is?.hash) return [];
    const { story, mode } = is ?? was;
    const change = was === undefined ? 'new' : is === undefined ? 'gone' : 'changed';
    return [{ key, story, mode, change, before: was, after: is }];
  });
  return changes.sort((one, other) => one.story.title.localeCompare(other.story.title));
};
