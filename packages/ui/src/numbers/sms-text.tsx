import { capCharacters } from '../primitives/untrusted-text/cap-characters';
import { splitHiddenCharacters } from './sms-text/visible-characters';

/** Maximum displayed characters: the sender controls the text. */
const MAX_SMS_CHARACTERS = 2000;

export interface SmsTextProps {
  /** The message as received. Rendered as plain text: no links, no markup. */
  text: string;
}

/**
 * The text of an SMS from an unknown sender: isolated direction, visible hidden characters, capped length. In the
 * 'Details' of a number card. Not for the code only: the card shows it in its block. Arrow keys, Page Up, Page Down
 * scroll it.
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
