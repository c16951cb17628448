import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { Badge } from '@sms/ui/primitives/badge';
import { Button } from '@sms/ui/primitives/button';
import { Switch } from '@sms/ui/primitives/switch';
import releases from 'virtual:changes';
import type { ReactNode } from 'react';
import { indexEntries } from './index-lists';
import { LiveScreen } from './live-screen';
import { storyLink } from './open-story';

/** Of the newest changes. */
const CHANGES_SHOWN = 3;

const Specimens = () => (
  <>
    <Button variant="primary">Purchase Number</Button>
    <Badge tone="warning">Waiting for SMS</Badge>
    <Switch label="Auto-refresh" checked onChange={() => undefined} />
  </>
);

const LastChanges = () => (
  <ul className="flex w-full flex-col gap-1.5 text-xs text-ink-muted">
    {releases
      .flatMap(({ changes }) => changes)
      .slice(0, CHANGES_SHOWN)
      .map(({ commit, text }) => (
        <li key={commit} className="line-clamp-2">
          {text}
        </li>
      ))}
  </ul>
);

interface Door {
  readonly title: string;
  readonly picture: ReactNode;
  readonly text: string;
  readonly links: readonly (readonly [name: string, path: string])[];
}

const doors: readonly Door[] = [
  {
    title: 'Play the product',
    picture: (
      <div className="w-full self-start">
        <LiveScreen story="pages-dashboard--busy-account" width={1280} height={720} />
      </div>
    ),
    text: 'Every page in every state, wide or on a phone, and what it says when something fails.',
    links: [
      ['All pages', 'docs/start-here-all-pages--docs'],
      ['Journeys', 'docs/start-here-journeys--docs'],
      ['Error catalogue', 'docs/start-here-error-catalogue--docs'],
    ],
  },
  {
    title: 'Find a component',
    picture: <Specimens />,
    text: 'When to use each, its keyboard and its tests, where it is used, and the rules of form.',
    links: [
      ['All components', 'docs/start-here-all-components--docs'],
      ['Colours', 'docs/foundations-colours--docs'],
      ['Type', 'docs/foundations-type--docs'],
      ['Voice and tone', 'docs/foundations-voice-and-tone--docs'],
    ],
  },
  {
    title: 'Review a change',
    picture: <LastChanges />,
    text: "What is new. Compare each changed component with its 'Do' and 'Do not'.",
    links: [
      ['Changelog', 'docs/start-here-changelog--docs'],
      ['Language of form', 'docs/foundations-language-of-form--docs'],
      ['Accessibility statement', 'docs/start-here-accessibility-statement--docs'],
    ],
  },
];

/** The three ways into Storybook. */
export const Doors = () => (
  <div className="grid gap-4 text-sm text-ink md:grid-cols-3">
    {doors.map(({ title, picture, text, links }) => (
      <section
        key={title}
        aria-label={title}
        className="flex flex-col overflow-hidden rounded-card border border-line bg-surface"
      >
        <div
          inert
          className="flex h-36 flex-wrap content-center items-center justify-center gap-3 overflow-hidden border-b border-line bg-sunken px-4 pt-4"
        >
          {picture}
        </div>
        <div className="p-4">
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
        </div>
      </section>
    ))}
  </div>
);

const keyScreens = [
  ['Dashboard', 'pages-dashboard--on-a-phone'],
  ['Purchase', 'pages-buy-number--confirm-step'],
  ['No numbers left', 'pages-buy-number--out-of-stock'],
  ['Codes received', 'pages-active-numbers--phone'],
] as const;

/** The key screens on a phone. */
export const KeyScreens = () => (
  <ul className="mt-4 grid grid-cols-2 gap-4 text-sm text-ink md:grid-cols-4">
    {keyScreens.map(([name, story]) => (
      // The link covers the picture.
      <li key={story} className="relative flex flex-col gap-2">
        <LiveScreen story={story} width={390} height={844} />
        <a
          {...storyLink(story, 'phone')}
          className="font-medium text-accent after:absolute after:inset-0 hover:underline"
        >
          {name}
        </a>
      </li>
    ))}
  </ul>
);

/** Sizes of the product and of its tests. */
export function Counts() {
  const entries = indexEntries();
  const components = entries.filter(
    ({ type, title }) => type === 'docs' && /^(Prim|Parts|Shell)/.test(title),
  );
  const states = entries.filter(({ tags }) => tags.includes('state'));
  return `${components.length} components and all pages in ${states.length.toLocaleString('en')} states`;
}
