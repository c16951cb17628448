import { capCharacters } from '../primitives/untrusted-text';

/**
 * A control, bidi, zero-width, soft-hyphen or tag character: invisible, and able to make a message look
 * different from its content. Line break, tab and the two joiners of Persian, Indic scripts and emoji are not
 * included.
 */
const HIDDEN = /((?![\n\t\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}])/u;

const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** An untrusted text in pieces, of which every second one stands for a hidden character: 'U+202E'. */
export const visiblePieces = (text: string): readonly string[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(HIDDEN)
    .map((piece, place) => (place % 2 === 0 ? piece : codePoint(piece)));

/** Maximum displayed characters: the sender controls the text. */
const MAX_SMS_CHARACTERS = 2000;

export interface SmsTextProps {
  /** The message as received. Rendered as plain text: no links, no markup. */
  text: string;
}

/**
 * The text of an SMS from an unknown sender: isolated direction, visible hidden characters, capped length.
 * Arrow keys, Page Up, Page Down scroll it.
 */
export function SmsText({ text }: SmsTextProps) {
  const capped = capCharacters(text, MAX_SMS_CHARACTERS);
  return (
    <div className="text-sm text-ink">
      <div className="max-h-48 overflow-y-auto" tabIndex={0} role="group" aria-label="Message text">
        <bdi dir="auto" className="block break-words whitespace-pre-wrap">
          {visiblePieces(capped.text).map((piece, place) =>
            place % 2 === 0 ? (
              piece
            ) : (
              <span
                key={place}
                title="Hidden character"
                className="mx-0.5 rounded-sm bg-warning-soft px-1 font-digits text-xs text-warning"
              >
                {piece}
              </span>
            ),
          )}
        </bdi>
      </div>
      {capped.isCapped && (
        <p className="mt-2 text-xs text-ink-muted">Shortened to the first 2,000 characters.</p>
      )}
    </div>
  );
}
