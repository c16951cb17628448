/**
 * Changes that were reviewed and accepted: story id → mode → the hash of the new screenshot, or 'gone'. An accepted
 * change is not reported again until the screenshot changes.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const LIST = 'visual-accepted.json';

const GONE = 'gone';

const lookOf = ({ after }) => after?.hash ?? GONE;

export const readAccepted = () => (existsSync(LIST) ? JSON.parse(readFileSync(LIST, 'utf8')) : {});

export const isAccepted = (accepted, change) => accepted[change.story.id]?.[change.mode] === lookOf(change);

/**
 * Replaces the list by these changes, each with `id`, `mode` and `look`: changes that have reached the base need no
 * entry.
 */
export const writeAccepted = (changes) => {
  const list = {};
  const inOrder = [...changes].sort((one, other) =>
    `${one.id} ${one.mode}`.localeCompare(`${other.id} ${other.mode}`),
  );
  for (const { id, mode, look } of inOrder) list[id] = { ...list[id], [mode]: look };
  writeFileSync(LIST, `${JSON.stringify(list, null, 2)}\n`);
};

/** Record of a change for `node scripts/visual/accept.mjs`. */
export const noteOf = (change, accepted) => ({
  id: change.story.id,
  mode: change.mode,
  look: lookOf(change),
  isAccepted: isAccepted(accepted, change),
});
