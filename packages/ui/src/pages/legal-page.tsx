import { createElement, type ReactNode } from 'react';

import { Link, TEXT_LINK } from '../primitives/buttons/link';
import { BrandMark } from '../shell/brand';
import { FullScreen } from '../shell/screens/full-screen';

/** An element of a legal text, below the first-level heading. */
export interface LegalElement {
  /** Its HTML element. */
  tag: string;
  /** Of a link. */
  href?: string | undefined;
  /** First number of an ordered list. */
  start?: number | undefined;
  children: LegalText;
}

export type LegalText = readonly (string | LegalElement)[];

/** The elements that a text may have; others are not drawn. */
const LOOKS: Readonly<Record<string, string | undefined>> = {
  h2: 'mt-4 text-lg font-semibold text-ink',
  h3: 'mt-2 font-semibold text-ink',
  h4: 'font-medium text-ink',
  p: 'wrap-anywhere',
  ul: 'flex list-disc flex-col gap-1 pl-6',
  ol: 'flex list-decimal flex-col gap-1 pl-6',
  li: 'wrap-anywhere',
  blockquote: 'border-l-2 border-line pl-4',
  hr: 'border-line',
  strong: 'font-semibold text-ink',
  em: 'italic',
  a: TEXT_LINK,
  br: '',
};

const draw = (text: LegalText): readonly ReactNode[] =>
  text.map((part, place) => {
    if (typeof part === 'string') return part;
    const { tag, href, start, children } = part;
    const className = LOOKS[tag];
    if (className === undefined) return null;
    return createElement(tag, { key: place, className, href, start }, ...draw(children));
  });

export interface LegalPageProps {
  /** Title, for example 'Terms'. */
  title: string;
  /** The operator's text; undefined shows who supplies it. */
  text?: LegalText | undefined;
}

/**
 * A legal text of the operator, or a placeholder without one (spec §2). At /terms and /privacy, opened in a
 * new tab from the registration form. The title is the only first-level heading.
 */
export function LegalPage({ title, text }: LegalPageProps) {
  if (text !== undefined)
    return (
      <main className="min-h-dvh bg-surface px-6 py-10 sm:py-16">
        <article className="mx-auto flex max-w-2xl flex-col gap-3 text-base text-ink-muted">
          <Home />
          <h1 className="mt-4 text-2xl font-semibold text-ink">{title}</h1>
          {draw(text)}
        </article>
      </main>
    );
  return (
    <FullScreen>
      <Home />
      <div className="flex max-w-sm flex-col gap-2">
        <h1 className="text-2xl font-semibold text-ink">{title}</h1>
        <p className="text-sm text-ink-muted">This text is supplied by the operator of the service.</p>
      </div>
    </FullScreen>
  );
}

/** The way back: the page may be opened by its address. */
function Home() {
  return (
    <Link to="/" aria-label="Go Home" className="flex w-fit rounded-card">
      <BrandMark size="large" />
    </Link>
  );
}
