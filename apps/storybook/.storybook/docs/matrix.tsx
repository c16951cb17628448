import type { PreparedMeta, PreparedStory } from 'storybook/internal/types';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { Example } from './example';

/** Properties that set the look of a component. */
const VARIANTS = ['variant', 'tone', 'look'];
const SIZES = ['size'];
const STATES = ['disabled', 'isDisabled', 'busy', 'checked', 'copied', 'shown'];

type Args = Readonly<Record<string, unknown>>;
type Cell = readonly [name: string, args: Args];

const DEFAULT: Cell = ['', {}];

/** The values of the first of these properties that the component has. */
const valuesOf = ({ argTypes }: PreparedMeta, names: readonly string[]): readonly Cell[] => {
  for (const name of names) {
    const type = argTypes[name]?.type;
    if (typeof type === 'object' && type.name === 'enum')
      return type.value.map((value) => [String(value), { [name]: value }]);
  }
  return [];
};

/** The state of the stories and each other one. */
const statesOf = ({ argTypes, initialArgs }: PreparedMeta): readonly Cell[] => [
  DEFAULT,
  ...STATES.filter((name) => name in argTypes).map((name): Cell => {
    const isOn = initialArgs[name] === true;
    return [isOn ? `not ${name}` : name, { [name]: !isOn }];
  }),
];

const orDefault = (cells: readonly Cell[]): readonly Cell[] => (cells.length > 0 ? cells : [DEFAULT]);

/**
 * Sizes as columns, variants in each state as rows. Undefined for a component with a single look, and for larger ones:
 * their states are more than looks.
 */
export const axesOf = (meta: PreparedMeta, stories: readonly PreparedStory[]) => {
  // In the order of their stories: the order in a type is of no meaning.
  const position = ([, args]: Cell): number => {
    const index = stories.findIndex(({ initialArgs }) =>
      Object.entries(args).every(([name, value]) => initialArgs[name] === value),
    );
    return index === -1 ? stories.length : index;
  };
  const variants = valuesOf(meta, VARIANTS).toSorted((one, other) => position(one) - position(other));
  const [sizes, states] = [valuesOf(meta, SIZES), statesOf(meta)];
  const isPlain = variants.length + sizes.length === 0;
  if (isPlain && (states.length === 1 || !meta.title.startsWith('Primitives/'))) return undefined;
  const rows = states.flatMap(([state, stateArgs]) =>
    orDefault(variants).map(([variant, variantArgs]): Cell => [
      [variant, state].filter(Boolean).join(', ') || 'default',
      { ...variantArgs, ...stateArgs },
    ]),
  );
  return { columns: orDefault(sizes), rows };
};

interface MatrixProps extends NonNullable<ReturnType<typeof axesOf>> {
  readonly meta: PreparedMeta;
}

/** Variant × size × state of a component, from the types of its properties. */
export const Matrix = ({ meta, columns, rows }: MatrixProps) => (
  <Unstyled>
    <div
      role="region"
      aria-label="Variants, sizes and states"
      tabIndex={0}
      className="my-6 overflow-x-auto rounded-card border border-line bg-surface px-4 text-sm text-ink"
    >
      <table className="w-full border-collapse text-left">
        {columns.length > 1 && (
          <thead>
            <tr className="border-b border-line text-xs text-ink-muted">
              <td />
              {columns.map(([name]) => (
                <th key={name} scope="col" className="py-2 pr-4 font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([row, rowArgs]) => (
            <tr key={row} className="border-b border-line last:border-b-0">
              <th scope="row" className="w-px py-2 pr-4 text-xs font-medium whitespace-nowrap text-ink-muted">
                {row}
              </th>
              {columns.map(([column, columnArgs]) => (
                <td key={column} className="py-2 pr-4">
                  <Example of={meta} args={{ ...rowArgs, ...columnArgs }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Unstyled>
);
