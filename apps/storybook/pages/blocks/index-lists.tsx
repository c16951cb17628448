import { AnchorMdx, Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { ComponentLink } from '../../.storybook/docs/component-link';
import type { IndexEntry } from '../../.storybook/hooks/skip-repeated-axe';
import { storyLink } from './open-story';

/** All stories and docs pages. */
export const indexEntries = (): readonly IndexEntry[] =>
  Object.values(window.__STORYBOOK_PREVIEW__?.storyStoreValue?.storyIndex.entries ?? {});

/** Lists with headings, in Storybook's order. */
function Groups({ groups }: { readonly groups: Readonly<Record<string, readonly ReactNode[]>> }) {
  return (
    <Unstyled>
      <div className="mt-6 flex flex-col gap-8 text-sm text-ink">
        {Object.entries(groups).map(([title, items]) => (
          <section key={title} aria-label={title}>
            <h2 className="mb-2 border-b border-line pb-1 text-base font-semibold">{title}</h2>
            <ul className="gap-x-8 sm:columns-2 lg:columns-3">{items}</ul>
          </section>
        ))}
      </div>
    </Unstyled>
  );
}

const grouped = (
  found: readonly IndexEntry[],
  groupOf: (entry: IndexEntry) => string,
  render: (entry: IndexEntry) => ReactNode,
): Readonly<Record<string, readonly ReactNode[]>> => {
  const groups: Record<string, ReactNode[]> = {};
  for (const entry of found) (groups[groupOf(entry)] ??= []).push(render(entry));
  return groups;
};

const isForPhones = ({ name }: IndexEntry): boolean => name.startsWith('Phone');

/** A state of a page, and the same state in the window of a phone. */
const StateLinks = (entry: IndexEntry) => (
  <li key={entry.id} className="flex items-baseline justify-between gap-3 py-1">
    <AnchorMdx href={`?path=/story/${entry.id}`} target="_self">
      {entry.name}
    </AnchorMdx>
    {!isForPhones(entry) && (
      <a
        {...storyLink(entry.id, 'phone')}
        aria-label={`${entry.name}, phone`}
        className="shrink-0 text-xs text-ink-muted underline"
      >
        phone
      </a>
    )}
  </li>
);

/** The states of all pages, also those that are for phones only; a page of one state has no tag for it. */
const pageStates = (): readonly IndexEntry[] => {
  const found = indexEntries().filter(({ type, title }) => type === 'story' && title.startsWith('Pages/'));
  const isState = (entry: IndexEntry): boolean => entry.tags.includes('state');
  const titles = new Set(found.filter(isState).map(({ title }) => title));
  return found.filter((entry) => isState(entry) || isForPhones(entry) || !titles.has(entry.title));
};

/** All states of all pages. */
export const PageStates = () => (
  <Groups groups={grouped(pageStates(), ({ title }) => title.slice('Pages/'.length), StateLinks)} />
);

/** The docs pages of all components. */
export const ComponentPages = () => (
  <Groups
    groups={grouped(
      indexEntries().filter(
        ({ type, title }) => type === 'docs' && /^(Primitives|Parts|Shell)\//.test(title),
      ),
      ({ title }) => title.split('/').slice(0, -1).join(' / '),
      ({ id, title }) => (
        <li key={id} className="py-1">
          <ComponentLink title={title}>{title.split('/').at(-1)}</ComponentLink>
        </li>
      ),
    )}
  />
);
