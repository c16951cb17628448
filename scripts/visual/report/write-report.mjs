/** Writes the review as one HTML page with its screenshots beside it, which a browser opens as a file. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isAccepted, noteOf } from '../accepted.mjs';
import { differenceOf } from './compare.mjs';

const FOLDER = 'reports/visual';

/** Read by `node scripts/visual/accept.mjs`. */
export const CHANGES = `${FOLDER}/changes.json`;

const part = (name) => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8');

/** File name of a story and a mode. */
const fileName = (key) => `${key.replaceAll(' ', '.')}.png`;

const keep = (kind, key, png) => {
  if (png === undefined) return null;
  const path = `${kind}/${fileName(key)}`;
  writeFileSync(join(FOLDER, path), png);
  return path;
};

/** Data of a change for the page. */
const shown = (change, accepted) => {
  const { key, story, mode, before, after } = change;
  const difference = change.change === 'changed' ? differenceOf(before.png, after.png) : null;
  return {
    id: story.id,
    title: story.title,
    name: story.name,
    mode,
    change: change.change,
    isAccepted: isAccepted(accepted, change),
    pixels: difference?.pixels ?? null,
    before: keep('before', key, before?.png),
    after: keep('after', key, after?.png),
    difference: keep('difference', key, difference?.png),
  };
};

/** One at a time: decoding buffers are only freed between two turns of the event loop. */
const allShown = async (changes, accepted) => {
  const all = [];
  for (const change of changes) {
    all.push(shown(change, accepted));
    await setImmediate();
  }
  return all;
};

/** @returns the path of the page */
export const writeReport = async ({ base, commit, pictures, changes, accepted, identicalStories }) => {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const kind of ['before', 'after', 'difference', 'identical']) {
    mkdirSync(join(FOLDER, kind), { recursive: true });
  }
  const review = {
    base,
    commit,
    pictures,
    changes: await allShown(changes, accepted),
    identicalStories: identicalStories.map((group) => ({
      picture: keep('identical', group[0][0].story.id, group[0][0].png),
      stories: group.map(([{ story }]) => ({ id: story.id, name: `${story.title}: ${story.name}` })),
    })),
  };
  // `<` could end the script element with the data.
  const data = JSON.stringify(review).replaceAll('<', String.raw`\u003c`);
  const page = part('page.html')
    .replace('/* page.css */', () => part('page.css'))
    .replace('/* review */', () => data)
    .replace('/* page.js */', () => part('page.js'));
  writeFileSync(join(FOLDER, 'index.html'), page);
  writeFileSync(CHANGES, JSON.stringify(changes.map((change) => noteOf(change, accepted))));
  return resolve(FOLDER, 'index.html');
};
