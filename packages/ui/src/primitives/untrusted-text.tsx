import { useState } from 'react';

import type { ElementProps } from './element-props';
import { capCharacters } from './untrusted-text/cap-characters';

/** Initially visible characters. */
const SHORT_CHARACTERS = 300;

/** Most characters ever rendered: the author of the text controls its length. */
const LONG_CHARACTERS = 2000;

export interface UntrustedTextProps extends ElementProps<HTMLElement> {
  /** Text from a server, a provider or an unknown sender. Rendered as plain text: no links, no markup. */
  children: string;
}

/**
 * A text from a server, a provider or an unknown sender: its direction is isolated, and everything over 300 characters
 * is behind 'more'. For every server message, every SMS and every catalogue name that may be long. Not for our own
 * texts: they need no bounds. 'more' and 'less' are one button with aria-expanded.
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
