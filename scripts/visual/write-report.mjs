/** Writes the review as one HTML page with its screenshots beside it, which a browser opens as a file. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isAccepted, noteOf } from './accepted.mjs';

const FOLDER = 'reports/visual';

/** Read by `node scripts/visual/accept.mjs`. */
export const CHANGES = `${FOLDER}/changes.json`;

/** File name of a story and a mode. */
const fileName = (key) => `${key.replaceAll(' ', '.')}.png`;

const keep = (kind, key, png) => {
  if (png === undefined) return '';
  const path = `${kind}/${fileName(key)}`;
  writeFileSync(join(FOLDER, path), png);
  return `<figure><figcaption>${kind}</figcaption><img src="${path}" alt="" loading="lazy"></figure>`;
};

const STYLE = `
  :root { color-scheme: light dark; font-family: system-ui; }
  section > div { display: flex; gap: 1rem; align-items: start; overflow-x: auto; }
  figure { flex: none; margin: 0 0 1rem; }
  img { display: block; max-width: 100%; border: 1px solid; }
  .over { --at: 50%; position: relative; }
  .over img + img { position: absolute; inset: auto 0 0; }
  .swipe img + img { clip-path: inset(0 0 0 var(--at)); }
  .onion img + img { opacity: var(--at); }
  .difference { isolation: isolate; filter: brightness(calc(var(--at) * 100)); }
  .difference img + img { inset: 0 auto auto; mix-blend-mode: difference; }
`;

/**
 * The later screenshot over the earlier one, with a slider: `swipe` and `onion` uncover it, `difference` brightens the
 * pixels that differ.
 */
const overlay = (kind, key) =>
  `<figure><figcaption>${kind} <input type="range" value="50" aria-label="${kind}"
    oninput="this.closest('figure').lastElementChild.style.setProperty('--at', this.value + '%')"></figcaption>
    <div class="over ${kind}"><img src="before/${fileName(key)}" alt=""><img src="after/${fileName(key)}" alt=""></div></figure>`;

const storyLink = ({ id, title, name }) =>
  `<a href="http://localhost:6006/?path=/story/${id}" target="story">${title}: ${name}</a>`;

/** Stores the screenshots of a change; returns its part of the page. */
const shown = ({ key, story, mode, change, before, after }) => {
  const overlays =
    change === 'changed' ? ['difference', 'swipe', 'onion'].map((kind) => overlay(kind, key)).join('') : '';
  return `<section>
    <h2>${storyLink(story)}, ${mode}: ${change}</h2>
    <p><code>node scripts/visual/accept.mjs ${story.id}</code></p>
    <div>${keep('before', key, before?.png)}${keep('after', key, after?.png)}${overlays}</div>
  </section>`;
};

/** Stories with the same screenshot. */
const shownGroup = ([first, ...others]) => `<section>
  <h2>The same: ${[first, ...others].map(([{ story }]) => storyLink(story)).join(', ')}</h2>
  <div>${keep('identical', first[0].story.id, first[0].png)}</div>
</section>`;

/** @returns the path of the page */
export const writeReport = ({ base, commit, pictures, changes, accepted, identicalStories }) => {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const kind of ['before', 'after', 'identical']) {
    mkdirSync(join(FOLDER, kind), { recursive: true });
  }
  const open = changes.filter((change) => !isAccepted(accepted, change));
  const summary = `${pictures} pictures against ${base} (${commit}): ${open.length} open changes, ${changes.length - open.length} accepted`;
  writeFileSync(
    join(FOLDER, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual review</title><style>${STYLE}</style>
    <h1>Visual review</h1><p>${summary}</p>${open.map(shown).join('')}${identicalStories.map(shownGroup).join('')}</html>`,
  );
  writeFileSync(CHANGES, JSON.stringify(changes.map((change) => noteOf(change, accepted))));
  return resolve(FOLDER, 'index.html');
};
