/**
 * The changes that a person has looked at and accepted: story id → mode → the hash of the new picture, or 'gone'.
 * An accepted change does not come up again until it looks different.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const LIST = 'visual-accepted.json';

const GONE = 'gone';

const lookOf = ({ after }) => after?.hash ?? GONE;

export const readAccepted = () => (existsSync(LIST) ? JSON.parse(readFileSync(LIST, 'utf8')) : {});

export const isAccepted = (accepted, change) => accepted[change.story.id]?.[change.mode] === lookOf(change);

/** Writes the list anew from changes, each with `id`, `mode` and `look`: what has reached the base needs no line. */
export const writeAccepted = (changes) => {
  const list = {};
  const inOrder = [...changes].sort((one, other) =>
    `${one.id} ${one.mode}`.localeCompare(`${other.id} ${other.mode}`),
  );
  for (const { id, mode, look } of inOrder) list[id] = { ...list[id], [mode]: look };
  writeFileSync(LIST, `${JSON.stringify(list, null, 2)}\n`);
};

/** What is kept of a change for `npm run visual:accept`. */
export const noteOf = (change, accepted) => ({
  id: change.story.id,
  mode: change.mode,
  look: lookOf(change),
  isAccepted: isAccepted(accepted, change),
});
