import * as lucide from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.stories.tsx', '!./*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const importedFromLucide = /import (?:type )?\{([^}]+)\} from 'lucide-react'/g;

/** Names of the icons that the components import. */
const used = new Set(
  Object.values(sources)
    .flatMap((source) => [...source.matchAll(importedFromLucide)])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
);

const isUsedIcon = (entry: [name: string, exported: unknown]): entry is [string, LucideIcon] =>
  used.has(entry[0]);

/** Every icon in use. */
export function IconList() {
  return (
    <ul className="grid grid-cols-2 gap-3 text-sm text-ink sm:grid-cols-3 md:grid-cols-4">
      {Object.entries(lucide)
        .filter(isUsedIcon)
        .map(([name, Icon]) => (
          <li key={name} className="flex items-center gap-3 rounded-control border border-line p-3">
            <Icon aria-hidden className="size-5 text-ink-muted" />
            {name}
          </li>
        ))}
    </ul>
  );
}
