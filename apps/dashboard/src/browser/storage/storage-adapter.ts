import type { KeptStorage } from '@sms/domain';
import { chooseTheme } from '../theme/theme';

const PREFIX = 'sms-dashboard:';

/** Other tabs hear that this comes and goes, and forget what is theirs alone. */
const FORGOTTEN = `${PREFIX}forgotten`;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const keysOf = (storage: Storage): readonly string[] =>
  Object.keys(storage).filter((key) => key.startsWith(PREFIX));

/** Removes what is the product's, as far as the browser lets it. */
const removeFrom = (storages: readonly Storage[], isMeant: (name: string) => boolean): void => {
  for (const storage of storages)
    for (const key of keysOf(storage)) if (isMeant(key.slice(PREFIX.length))) storage.removeItem(key);
};

/** Runs, or does without where the browser refuses storage to this page. */
const tried = <T>(run: () => T, otherwise: T): T => {
  try {
    return run();
  } catch {
    return otherwise;
  }
};

/** What this browser and this tab keep. */
export const keptStorage: KeptStorage = {
  list: () =>
    tried(
      () =>
        [localStorage, sessionStorage].flatMap((storage) =>
          keysOf(storage).map((key) => ({
            name: key.slice(PREFIX.length),
            bytes: bytesOf(key) + bytesOf(storage.getItem(key) ?? ''),
          })),
        ),
      [],
    ),
  forget: (names) => {
    tried(() => removeFrom([localStorage, sessionStorage], (name) => names.includes(name)), undefined);
    // The page goes on showing a theme until another is chosen.
    if (names.includes('theme')) chooseTheme('system');
  },
  forgetAll: () => {
    chooseTheme('system');
    tried(() => {
      removeFrom([localStorage, sessionStorage], () => true);
      localStorage.setItem(FORGOTTEN, '');
      localStorage.removeItem(FORGOTTEN);
    }, undefined);
  },
};

/** Forgets what this tab keeps for itself when another tab forgets everything, until the returned function is called. */
export const followForgetting = (): (() => void) => {
  const hear = ({ key }: StorageEvent): void => {
    if (key === FORGOTTEN) tried(() => removeFrom([sessionStorage], () => true), undefined);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
};
