import type { Plugin } from 'vite';
import { changes } from './changes.ts';
import { classes } from './classes.ts';
import { colourUses } from './colour-uses.ts';
import { decisions } from './decisions.ts';
import { usedIcons } from './icons.ts';
import { journeys } from './journeys.ts';
import { keys } from './keys.ts';
import { uses } from './uses.ts';

const json = (value: unknown): string => `export default ${JSON.stringify(value)};`;

/** Each module of virtual.d.ts and its code, generated when Storybook is built. */
const modules: Readonly<Record<string, () => string>> = {
  'virtual:changes': () => json(changes()),
  'virtual:classes': () => json(classes()),
  'virtual:colour-uses': () => json(colourUses()),
  'virtual:decisions': () => json(decisions()),
  'virtual:icons': () => {
    const names = usedIcons().join(', ');
    return `import { ${names} } from 'lucide';\nexport default { ${names} };`;
  },
  'virtual:journeys': () => json(journeys()),
  'virtual:keys': () => json(keys()),
  'virtual:uses': () => json(uses()),
};

const MARK = '\0';

/** Generates lists from the repository for docs pages, so that they need no manual updates. */
export const repository = (): Plugin => ({
  name: 'repository',
  resolveId: (id) => (id in modules ? MARK + id : undefined),
  load: (id) => modules[id.slice(MARK.length)]?.(),
});
