import { createElement, type ComponentType, type ReactNode } from 'react';

const columnClasses: Record<1 | 2 | 3, string> = {
  1: 'grid-cols-1',
  2: 'grid-cols-1 md:grid-cols-2',
  3: 'grid-cols-1 md:grid-cols-2 xl:grid-cols-3',
};

type PascalCase<Text extends string> = Text extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${PascalCase<Rest>}`
  : Capitalize<Text>;

/**
 * A table of states with one for each member of a union, 'LookupFailed' for 'lookup-failed'; others may be
 * beside.
 */
export type States<Props, Union extends string> = Record<PascalCase<Union>, Partial<Props>> &
  Record<string, Partial<Props>>;

interface GridOptions<Args> {
  /** Columns on a wide screen. @defaultValue 2 */
  readonly columns?: 1 | 2 | 3;
  /** Default: the component of the stories alone. */
  readonly render?: (args: Args) => ReactNode;
}

/**
 * The render function of `AllStates`: the component once for each state with its name, on top of the args of
 * the stories.
 */
export const inGrid =
  <Args extends object>(
    states: Readonly<Record<string, object>>,
    { columns = 2, render }: GridOptions<Args> = {},
  ) =>
  // Rest parameters: for a function that declares some, Storybook would print the properties of every state
  // as its code.
  (...[args, { component }]: readonly [Args, { readonly component?: unknown }]) => {
    const one = render ?? ((all: Args) => createElement(component as ComponentType<Args>, all));
    return (
      <div className={`grid gap-x-8 gap-y-6 ${columnClasses[columns]}`}>
        {Object.entries(states).map(([name, state]) => (
          <div key={name} data-state={name} className="flex min-w-0 flex-col items-start gap-2">
            <p className="text-xs font-medium text-ink-subtle">{name}</p>
            {/* On phones a page has fixed parts: they stay in their state. */}
            <div className="w-full max-md:contain-layout">{one({ ...args, ...state })}</div>
          </div>
        ))}
      </div>
    );
  };

/** One state of the grid, for the play function of `AllStates`. */
export const stateIn = (canvasElement: HTMLElement, name: string): HTMLElement => {
  const state = canvasElement.querySelector<HTMLElement>(`[data-state="${name}"]`);
  if (state === null) throw new Error(`The grid has no state '${name}'.`);
  return state;
};
