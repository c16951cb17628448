import { contrast } from '../../../../packages/ui/src/tokens/contrast';
import { contrastPairs, type ColourPair } from '../../../../packages/ui/src/tokens/contrast-pairs';
import { themeColour } from '../../../../packages/ui/src/tokens/theme-colours';

const THEMES = ['light', 'dark'] as const;

/** Rounded down, so that no pair looks better than it is. */
const ratioOf = ({ front, ground }: ColourPair, theme: 'light' | 'dark'): string => {
  const ratio = contrast(themeColour(front)[theme], themeColour(ground)[theme]);
  return (Math.floor(ratio * 10) / 10).toFixed(1);
};

function Pair(pair: ColourPair) {
  const { front, ground, least } = pair;
  return (
    <li className="flex flex-col gap-1.5">
      <span className="grid grid-cols-2 overflow-hidden rounded-control border border-line">
        {THEMES.map((theme) => (
          <span
            key={theme}
            className="px-3 py-2.5 font-medium tabular-nums"
            style={{
              backgroundColor: themeColour(ground)[theme],
              // An edge is drawn as one: as text it would be too faint to read.
              ...(least === 3
                ? {
                    color: themeColour('ink')[theme],
                    boxShadow: `inset 0 0 0 2px ${themeColour(front)[theme]}`,
                  }
                : { color: themeColour(front)[theme] }),
            }}
          >
            {ratioOf(pair, theme)}
          </span>
        ))}
      </span>
      <span className="text-xs text-ink-muted">
        {front} on {ground}
        {least === 3 && ', an edge'}
      </span>
    </li>
  );
}

/** All allowed colour pairs, with their contrast in both themes. */
export function ContrastTable() {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-5 text-sm md:grid-cols-4">
      {contrastPairs.map((pair) => (
        <Pair key={`${pair.front} ${pair.ground}`} {...pair} />
      ))}
    </ul>
  );
}
