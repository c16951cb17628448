/**
 * Identical stories look the same in every mode, so that at least one of them does not show the state of its name.
 * States that differ only on large screens do not count.
 * @param pictures as `takePictures` returns them
 * @returns groups of stories, each story by the list of its screenshots
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
