import { useState } from 'react';
import type { ElementProps } from './element-props';

/** More accents on one letter would overlap the text above. */
const TOO_MANY_ACCENTS = /(\p{M}{8})\p{M}+/gu;

/** First `limit` characters of a text, with at most 8 accents per letter; never splits a surrogate pair. */
export function capCharacters(text: string, limit: number): { text: string; isCapped: boolean } {
  // A character has at most two UTF-16 units, so a huge text is not walked in full.
  const start = text.slice(0, 2 * limit + 1);
  const characters = Array.from(start.replace(TOO_MANY_ACCENTS, '$1'));
  const isCapped = characters.length > limit || start.length < text.length;
  return { text: isCapped ? characters.slice(0, limit).join('') : characters.join(''), isCapped };
}

/**
 * A text without what cannot be seen: direction marks, zero-width and control characters go, every space is a
 * plain one. Contacts and messengers put them around what people paste.
 */
export const visibleText = (text: string): string =>
  text
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '');

/** Text of others inside a sentence of ours, which is one string: its direction is its own. */
export const isolated = (text: string): string => `\u2068${visibleText(text)}\u2069`;

const SHORT_CHARACTERS = 300;

/** Most characters ever rendered: the author of the text controls its length. */
const LONG_CHARACTERS = 2000;

export interface UntrustedTextProps extends ElementProps<HTMLElement> {
  /** Text from a server, a provider or an unknown sender. Rendered as plain text: no links, no markup. */
  children: string;
}

/**
 * A text from a server, a provider or an unknown sender: its direction is isolated, and everything over 300
 * characters is behind 'more'. For every server message, every SMS and every catalogue name that may be long.
 * Not for our own texts: they need no bounds. 'more' and 'less' are one button with aria-expanded.
 */
export function UntrustedText({ children: text, ...element }: UntrustedTextProps) {
  const [isLong, setIsLong] = useState(false);
  const short = capCharacters(text, SHORT_CHARACTERS);
  const shown = isLong ? capCharacters(text, LONG_CHARACTERS) : short;
  return (
    <>
      <bdi {...element} className={isLong ? 'block max-h-48 overflow-y-auto wrap-anywhere' : 'wrap-anywhere'}>
        {shown.isCapped ? `${shown.text}…` : shown.text}
      </bdi>
      {short.isCapped && (
        <>
          {' '}
          <button
            type="button"
            aria-expanded={isLong}
            onClick={() => setIsLong(!isLong)}
            className="pointer-events-auto rounded-control font-medium underline underline-offset-2"
          >
            {isLong ? 'less' : 'more'}
          </button>
        </>
      )}
    </>
  );
}
