/**
 * Twins: stories with the same picture, of which at least one does not show what its name says.
 * @param pictures as `takePictures` returns them
 * @returns groups of pictures that are the same to the pixel
 */
export const findTwins = (pictures) => {
  const groups = new Map();
  for (const picture of pictures.values()) {
    const look = `${picture.theme} ${picture.hash}`;
    groups.set(look, [...(groups.get(look) ?? []), picture]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
};
