import { createElement, type ComponentType, type ReactNode } from 'react';

export interface StateGridProps<Args> {
  /** States by name, the same table as the single stories. */
  states: Readonly<Record<string, Args>>;
  render: (args: Args) => ReactNode;
  /** Columns on a wide screen. @defaultValue 2 */
  columns?: 1 | 2 | 3 | undefined;
}

const columnClasses: Record<1 | 2 | 3, string> = {
  1: 'grid-cols-1',
  2: 'grid-cols-1 md:grid-cols-2',
  3: 'grid-cols-1 md:grid-cols-2 xl:grid-cols-3',
};

/** All states of a component with their names. */
export function StateGrid<Args>({ states, render, columns = 2 }: StateGridProps<Args>) {
  return (
    <div className={`grid gap-x-8 gap-y-6 ${columnClasses[columns]}`}>
      {Object.entries(states).map(([name, args]) => (
        <div key={name} data-state={name} className="flex min-w-0 flex-col items-start gap-2">
          <p className="text-xs font-medium text-ink-subtle">{name}</p>
          <div className="w-full">{render(args)}</div>
        </div>
      ))}
    </div>
  );
}

interface GridOptions<Args> {
  readonly columns?: StateGridProps<Args>['columns'];
  /** Default: the component of the stories alone. */
  readonly render?: (args: Args) => ReactNode;
}

/** The render function of `AllStates`: the component once for each state, on top of the args of the stories. */
export const inGrid =
  <Args extends object>(
    states: Readonly<Record<string, object>>,
    { columns, render }: GridOptions<Args> = {},
  ) =>
  // Rest parameters: for a function that declares some, Storybook would print the properties of every state as its code.
  (...[args, { component }]: readonly [Args, { readonly component?: unknown }]) => {
    const one = render ?? ((all: Args) => createElement(component as ComponentType<Args>, all));
    return <StateGrid columns={columns} states={states} render={(state) => one({ ...args, ...state })} />;
  };

/** One state of the grid, for the play function of `AllStates`. */
export const stateIn = (canvasElement: HTMLElement, name: string): HTMLElement => {
  const state = canvasElement.querySelector<HTMLElement>(`[data-state="${name}"]`);
  if (state === null) throw new Error(`The grid has no state '${name}'.`);
  return state;
};
