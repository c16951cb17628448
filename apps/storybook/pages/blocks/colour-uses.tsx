import colourUses from 'virtual:colour-uses';
import { themeColours, type ThemeColour } from '../../../../packages/ui/src/tokens/theme-colours';
import { ComponentLink } from '../../.storybook/docs/component-link';

/** 'accent' of 'accent-soft' and 'on-accent'. */
const familyOf = ({ name }: ThemeColour): string => name.replace(/^on-/, '').replace(/-.+/, '');

const families = [...new Set(themeColours.map(familyOf))];

function Components({ label, titles }: { readonly label: string; readonly titles: readonly string[] }) {
  return (
    <section aria-label={label} className="mt-4">
      <h3 className="mb-1 font-medium">
        {label} <span className="font-normal text-ink-muted tabular-nums">{titles.length}</span>
      </h3>
      <ul className="gap-x-6 space-y-1 sm:columns-2 lg:columns-3">
        {titles.map((title) => (
          <li key={title}>
            <ComponentLink title={title} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Family({ family }: { readonly family: string }) {
  const colours = themeColours.filter((colour) => familyOf(colour) === family);
  const used = colours.map(({ name }) => ({ name, ...colourUses[name] }));
  const direct = new Set(used.flatMap((uses) => uses.direct ?? []));
  const indirect = new Set(used.flatMap((uses) => uses.indirect ?? []).filter((title) => !direct.has(title)));
  const styleSheets = [...new Set(used.flatMap((uses) => uses.styleSheets ?? []))];
  return (
    <details className="border-b border-line py-2.5">
      <summary className="cursor-pointer">
        <span className="inline-flex max-w-[calc(100%-1.5rem)] flex-wrap items-center gap-x-4 gap-y-1 align-top">
          <span className="w-20 font-medium">{family}</span>
          <span aria-hidden className="flex gap-1">
            {colours.map(({ name }) => (
              <span
                key={name}
                className="size-5 rounded-chip border border-line-strong"
                style={{ backgroundColor: `var(--color-${name})` }}
              />
            ))}
          </span>
          <span className="text-ink-muted tabular-nums">
            {direct.size} components, {indirect.size} more through them
          </span>
        </span>
      </summary>
      {styleSheets.length > 0 && (
        <p className="mt-3 text-ink-muted">Also in the styles of every page: {styleSheets.join(', ')}.</p>
      )}
      {used.map(({ name, direct: titles = [] }) => (
        <Components key={name} label={name} titles={titles} />
      ))}
      <Components label="Contain one of these" titles={[...indirect].sort()} />
    </details>
  );
}

/** The components that change with each colour. */
export const ColourUses = () => (
  <div className="border-t border-line text-sm text-ink">
    {families.map((family) => (
      <Family key={family} family={family} />
    ))}
  </div>
);
