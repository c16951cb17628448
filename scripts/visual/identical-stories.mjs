/**
 * Identical stories: stories that look the same in every mode, so that at least one of them does not show what its name says.
 * States that differ only where there is room for it, on a laptop but not on a phone, do not count.
 * @param pictures as `takePictures` returns them
 * @returns groups of stories, each story by the list of its pictures
 */
export const findIdenticalStories = (pictures) => {
  const byStory = new Map();
  for (const picture of pictures.values()) {
    byStory.set(picture.story.id, [...(byStory.get(picture.story.id) ?? []), picture]);
  }
  const groups = new Map();
  for (const ofStory of byStory.values()) {
    const look = ofStory
      .map(({ mode, hash }) => `${mode} ${hash}`)
      .sort()
      .join();
    groups.set(look, [...(groups.get(look) ?? []), ofStory]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
};
