import { useEffect, useState, type RefObject } from 'react';
import { getRoles, queryAllByRole } from 'storybook/test';
import type { ComponentDocs } from '../../../../packages/ui/src/story-kit/component-docs';
import { Table } from '../../pages/blocks/table';
import { Section } from './section';

/** Role, name, description and state. */
type Row = readonly [role: string, name: string, description: string, state: string];

const POLLING_INTERVAL_MS = 500;

/** Roles without a meaning of their own, or with the texts of others. */
const SKIPPED_ROLES = ['generic', 'paragraph', 'presentation', 'option', 'row', 'rowgroup', 'cell'];

/** Their text is read on a change. */
const LIVE_ROLES = ['alert', 'status', 'timer'];

const STATES = [
  'busy',
  'checked',
  'current',
  'disabled',
  'expanded',
  'haspopup',
  'pressed',
  'required',
  'sort',
];

/** 'expanded=false, disabled', from the attributes of HTML and ARIA. */
const stateOf = (element: Element): string =>
  STATES.flatMap((state) => {
    const value = element.getAttribute(`aria-${state}`);
    if (value !== null && value !== 'true') return [`${state}=${value}`];
    return value === 'true' || element.matches(`[${state}]`) ? [state] : [];
  }).join(', ');

/** What screen readers read of the elements of a picture, in their order. A story may be in a frame. */
const rowsIn = (picture: HTMLElement): readonly Row[] => {
  const frame = picture.querySelector('iframe');
  const stories =
    frame === null
      ? picture.querySelectorAll<HTMLElement>('.sb-story, td')
      : (frame.contentDocument?.querySelectorAll('body') ?? []);
  const found = new Map<Element, Row>();
  for (const story of stories) {
    for (const role of Object.keys(getRoles(story)).filter((name) => !SKIPPED_ROLES.includes(name))) {
      const names = new Map<Element, string>();
      queryAllByRole(story, role, {
        name: (name, element) => {
          const isReadAsText = name === '' && LIVE_ROLES.includes(role);
          names.set(element, isReadAsText ? element.textContent : name);
          return true;
        },
        description: (description, element) => {
          const name = names.get(element) ?? '';
          // The tooltip of an icon button repeats its name.
          found.set(element, [role, name, description === name ? '' : description, stateOf(element)]);
          return true;
        },
      });
    }
  }
  const rows = [...found]
    // Storybook's own messages in a frame.
    .filter(([element]) => element.closest('.sb-wrapper') === null)
    .sort(([one], [other]) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    .map(([, row]) => row)
    .filter(([, ...texts]) => texts.some(Boolean));
  return [...new Map(rows.map((row) => [row.join('|'), row])).values()];
};

interface ScreenReaderProps {
  /** Around the first story. */
  readonly picture: RefObject<HTMLElement | null>;
  readonly says?: ComponentDocs['screenReader'];
}

/** What screen readers read of the first story, and what it does not show. */
export function ScreenReader({ picture, says = [] }: ScreenReaderProps) {
  const [rows, setRows] = useState<readonly Row[]>([]);
  useEffect(() => {
    let last = '';
    // A story renders asynchronously: it is complete when nothing has changed since the last look.
    const timer = setInterval(() => {
      const found = picture.current === null ? [] : rowsIn(picture.current);
      const text = JSON.stringify(found);
      if (found.length > 0 && text === last) clearInterval(timer);
      else setRows(found);
      last = text;
    }, POLLING_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [picture]);
  return (
    <Section title="Screen reader">
      <ul className="flex flex-col">
        {says.map((sentence) => (
          <li key={sentence} className="border-b border-line py-2">
            {sentence}
          </li>
        ))}
      </ul>
      {rows.length > 0 && (
        <div role="region" aria-label="First story" tabIndex={0} className="max-h-96 overflow-y-auto">
          <Table headings={['Role', 'Name', 'Description', 'State']} rows={rows} />
        </div>
      )}
      {rows.length + says.length === 0 && <p className="text-ink-muted">Plain text, or decoration.</p>}
    </Section>
  );
}
