import classes from 'virtual:classes';
import tailwind from 'tailwindcss/theme.css?raw';
import theme from '../../../../packages/ui/src/tokens/theme.css?raw';

/** px per rem at the browser's default font size. */
const REM = 16;

/** Our breakpoints and Tailwind's, narrowest first. */
const breakpoints = [...`${theme}${tailwind}`.matchAll(/--breakpoint-(\w+): ([\d.]+)rem/g)]
  .map(([, name = '', rem]) => ({ name, rem: Number(rem) }))
  .sort((one, other) => one.rem - other.rem);

const widest = Math.max(...breakpoints.map(({ rem }) => rem));

const usesOf = (prefix: string): number =>
  classes.breakpoints.find(({ name }) => name === prefix)?.count ?? 0;

/** Every breakpoint with its width and its uses. */
export function BreakpointList() {
  return (
    <ul className="flex flex-col gap-4 text-sm text-ink">
      {breakpoints.map(({ name, rem }) => (
        <li key={name}>
          <p className="mb-1 flex gap-4">
            <span className="w-10 font-medium">{name}</span>
            <span className="tabular-nums">
              {rem * REM} px · {rem} rem
            </span>
            <span className="text-ink-muted tabular-nums">
              from it on {usesOf(name)}×, below it {usesOf(`max-${name}`)}×
            </span>
          </p>
          <span className="block h-2 bg-accent-fill" style={{ width: `${(rem / widest) * 100}%` }} />
        </li>
      ))}
    </ul>
  );
}
