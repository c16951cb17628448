import { AnchorMdx } from '@storybook/addon-docs/blocks';

const doors = [
  {
    title: 'Pages',
    text: 'What users see: every page in every state, wide or on a phone, and what it says when something fails.',
    links: [
      ['All pages', 'docs/start-here-all-pages--docs'],
      ['Journeys', 'docs/start-here-journeys--docs'],
      ['Interactive screens', 'story/explore-screens--dashboard'],
      ['Error catalogue', 'docs/start-here-error-catalogue--docs'],
    ],
  },
  {
    title: 'Components',
    text: 'What pages are made of: when to use each, its keyboard, its tests and where it is used.',
    links: [
      ['All components', 'docs/start-here-all-components--docs'],
      ['Button', 'docs/primitives-button--docs'],
      ['NumberCard', 'docs/parts-numbers-numbercard--docs'],
    ],
  },
  {
    title: 'Foundations',
    text: 'The rules of every screen: which colour means what, and which components it changes.',
    links: [
      ['Colours', 'docs/foundations-colours--docs'],
      ['Type', 'docs/foundations-type--docs'],
      ['Voice and tone', 'docs/foundations-voice-and-tone--docs'],
    ],
  },
] as const;

/** The three ways into Storybook. */
export const Doors = () => (
  <div className="grid gap-4 text-sm text-ink md:grid-cols-3">
    {doors.map(({ title, text, links }) => (
      <section key={title} aria-label={title} className="rounded-card border border-line bg-surface p-4">
        <h2 className="mb-1 text-base font-semibold">{title}</h2>
        <p className="mb-3 text-ink-muted">{text}</p>
        <ul className="flex flex-col gap-1.5">
          {links.map(([name, path]) => (
            <li key={name}>
              <AnchorMdx href={`?path=/${path}`} target="_self">
                {name}
              </AnchorMdx>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
