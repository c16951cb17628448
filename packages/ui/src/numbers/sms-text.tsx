import { capCharacters } from '../primitives/untrusted-text';

/** A run of plain text, or a hidden character as its code point, for example 'U+202E'. */
export type TextPiece = { kind: 'text'; text: string } | { kind: 'hidden'; codePoint: string };

/**
 * Control, bidi, zero-width, soft-hyphen and tag characters: invisible, and able to make a message look
 * different from its content. Line break, tab and the two joiners of Persian, Indic scripts and emoji are not
 * included.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const ALLOWED: ReadonlySet<string> = new Set(['\n', '\t', '\u200C', '\u200D']);

/** Splits an untrusted text so that each hidden character can be rendered as a mark. */
export function splitHiddenCharacters(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let plain = '';
  for (const character of text.replaceAll('\r\n', '\n')) {
    if (!HIDDEN.test(character) || ALLOWED.has(character)) {
      plain += character;
      continue;
    }
    if (plain !== '') pieces.push({ kind: 'text', text: plain });
    plain = '';
    pieces.push({ kind: 'hidden', codePoint: codePointName(character) });
  }
  if (plain !== '') pieces.push({ kind: 'text', text: plain });
  return pieces;
}

function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Maximum displayed characters: the sender controls the text. */
const MAX_SMS_CHARACTERS = 2000;

export interface SmsTextProps {
  /** The message as received. Rendered as plain text: no links, no markup. */
  text: string;
}

/**
 * The text of an SMS from an unknown sender: isolated direction, visible hidden characters, capped length. In
 * the 'Details' of a number card. Not for the code only: the card shows it in its block. Arrow keys, Page Up,
 * Page Down scroll it.
 */
export function SmsText({ text }: SmsTextProps) {
  const capped = capCharacters(text, MAX_SMS_CHARACTERS);
  return (
    <div className="text-sm text-ink">
      <div className="max-h-48 overflow-y-auto" tabIndex={0} role="group" aria-label="Message text">
        <bdi dir="auto" className="block break-words whitespace-pre-wrap">
          {splitHiddenCharacters(capped.text).map((piece, index) =>
            piece.kind === 'text' ? piece.text : <HiddenMark key={index} codePoint={piece.codePoint} />,
          )}
        </bdi>
      </div>
      {capped.isCapped && (
        <p className="mt-2 text-xs text-ink-muted">Shortened to the first 2,000 characters.</p>
      )}
    </div>
  );
}

function HiddenMark({ codePoint }: { codePoint: string }) {
  return (
    <span
      title="Hidden character"
      className="mx-0.5 rounded-sm bg-warning-soft px-1 font-digits text-xs text-warning"
    >
      {codePoint}
    </span>
  );
}
