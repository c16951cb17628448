/** Compares the screenshots of two trees. */
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Pads a screenshot to a size, with transparent pixels below and to the right. */
const padded = (png, width, height) => {
  const larger = new PNG({ width, height });
  PNG.bitblt(png, larger, 0, 0, png.width, png.height, 0, 0);
  return larger;
};

/** The image of the differing pixels, and their number. Every pixel counts: screenshots of one tree are the same. */
export const differenceOf = (before, after) => {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(
    padded(one, width, height).data,
    padded(other, width, height).data,
    difference.data,
    width,
    height,
    { threshold: 0, includeAA: true },
  );
  return { pixels, png: PNG.sync.write(difference) };
};

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
