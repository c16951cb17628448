import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { SearchField } from '@sms/ui/primitives/search-field';
import { Fragment, useState, type ReactNode } from 'react';
import { errorCatalogue } from '.';
import { serverErrors } from './server-codes';

interface TextTableProps {
  readonly title: string;
  /** The first column is that of the text. */
  readonly headings: readonly string[];
  readonly rows: readonly { readonly text: string; readonly cells: readonly ReactNode[] }[];
}

function TextTable({ title, headings, rows }: TextTableProps) {
  return (
    <section aria-label={title} className="mb-10">
      <h2 className="mb-3 text-lg font-semibold text-ink">{title}</h2>
      {/* Keyboard users scroll the table sideways in a narrow window. */}
      <div tabIndex={0} role="region" aria-label={`${title}, table`} className="overflow-x-auto">
        <table className="w-full min-w-176 border-collapse text-left text-sm text-ink">
          <thead>
            <tr className="border-b border-line text-xs text-ink-muted">
              {headings.map((heading) => (
                <th key={heading} scope="col" className="py-2 pr-4 font-medium">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ text, cells }, row) => (
              <tr key={row} className="border-b border-line align-top">
                <th scope="row" className="py-2 pr-4 font-medium">
                  {text}
                </th>
                {cells.map((cell, column) => (
                  <td key={column} className="py-2 pr-4">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Code({ children }: { readonly children: ReactNode }) {
  return <code className="inline-block min-w-24 text-xs wrap-anywhere text-ink-muted">{children}</code>;
}

/** A phone's window in px. */
const THUMBNAIL = { width: 390, height: 300, scale: 0.4 };

/** The story of an error, small; it loads when it is nearly in view. */
function Thumbnail({ story }: { readonly story: string }) {
  const { width, height, scale } = THUMBNAIL;
  return (
    <div
      inert
      className="mb-1 overflow-hidden rounded-control border border-line"
      style={{ width: width * scale, height: height * scale }}
    >
      <iframe
        title={story}
        src={`iframe.html?id=${story}&viewMode=story`}
        loading="lazy"
        width={width}
        height={height}
        className="origin-top-left"
        style={{ scale: `${scale}` }}
      />
    </div>
  );
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

/** True if each searched word is the start of a word in one of the texts. */
const createMatcher = (search: string) => {
  const words = wordsOf(search);
  return (...texts: readonly string[]): boolean => {
    const found = wordsOf(texts.join(' '));
    return words.every((word) => found.some((other) => other.startsWith(word)));
  };
};

/** The sections with matching rows; those that match as a whole come first. */
const findSections = (matches: ReturnType<typeof createMatcher>) =>
  errorCatalogue
    .map((section) => {
      const rows = section.rows.filter(({ code, text, cause, place, action }) =>
        matches(section.title, code, text, cause, place, action),
      );
      return { ...section, rows, share: rows.length / section.rows.length };
    })
    .filter(({ rows }) => rows.length > 0)
    .sort((one, other) => other.share - one.share);

/** The error catalogue as tables, one per part of the product, and the errors of the contract, with a search. */
export function ErrorTables() {
  const [search, setSearch] = useState('');
  const matches = createMatcher(search);
  const sections = findSections(matches);
  const codes = serverErrors.filter(({ code, text, ownTexts }) => matches(code, text, ...ownTexts));
  const count = sections.reduce((sum, { rows }) => sum + rows.length, codes.length);
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="w-full max-w-sm">
          <SearchField
            label="Search errors"
            placeholder="Lost answer, timeout, balance"
            value={search}
            onChange={setSearch}
          />
        </div>
        <p role="status" className="text-sm text-ink-muted tabular-nums">
          {count === 0 ? 'No error matches. Search for fewer words.' : `${count} errors`}
        </p>
      </div>
      {sections.map(({ title, story: sectionStory, rows }) => (
        <TextTable
          key={title}
          title={title}
          headings={['Text', 'Story', 'Code', 'Cause', 'Where it shows', 'What the user can do']}
          rows={rows.map(({ code, text, cause, place, action, story = sectionStory }, row) => ({
            text,
            cells: [
              <Fragment key="story">
                {/* One picture of a story that several rows share. */}
                {(row === 0 || rows[row - 1]?.story !== rows[row]?.story) && <Thumbnail story={story} />}
                <AnchorMdx href={`?path=/story/${story}`} target="_self">
                  Show
                </AnchorMdx>
              </Fragment>,
              <Code key="code">{code}</Code>,
              cause,
              place,
              action,
            ],
          }))}
        />
      ))}
      {codes.length > 0 && (
        <TextTable
          title="Codes of the server"
          headings={['Text of the server', 'Code', 'Status', 'Calls', 'What users read instead']}
          rows={codes.map(({ code, text, status, calls, ownTexts }) => ({
            text,
            cells: [<Code key="code">{code}</Code>, status, calls.join(', '), ownTexts.join(' · ')],
          }))}
        />
      )}
    </>
  );
}
