import { sources } from './sources.ts';

const importedFromLucide = /import \{([^}]+)\} from 'lucide'/g;

/** Names of the icons that the product imports. */
export const usedIcons = (): readonly string[] => {
  const names = sources()
    .flatMap(({ text }) => [...text.matchAll(importedFromLucide)])
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
  return [...new Set(names)].sort();
};
