import { Button } from '../../../primitives/button';
import { Checkbox } from '../../../primitives/checkbox';

export interface SupportTextProps {
  /** The text as it is copied. */
  text: string;
  /** True right after copying. */
  isCopied: boolean;
  /** True while the phone number is part of the text; undefined where there is none. */
  hasPhoneNumber?: boolean | undefined;
  /** Called when the user adds or removes the phone number. */
  onPhoneNumberChange?: ((hasPhoneNumber: boolean) => void) | undefined;
  /** Called when the user copies the text. */
  onCopy: () => void;
}

/** A text for support, shown before it is copied. */
export function SupportText({
  text,
  isCopied,
  hasPhoneNumber,
  onPhoneNumberChange,
  onCopy,
}: SupportTextProps) {
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm text-ink-muted">
        Send this to support, or keep it. It has no code and no password.
      </p>
      <pre className="w-full rounded-control bg-sunken px-3 py-2 font-digits text-xs wrap-anywhere whitespace-pre-wrap text-ink">
        {text}
      </pre>
      {hasPhoneNumber !== undefined && (
        <Checkbox
          label="Include the phone number"
          checked={hasPhoneNumber}
          onChange={(isIncluded) => onPhoneNumberChange?.(isIncluded)}
        />
      )}
      <Button onClick={onCopy}>{isCopied ? 'Copied' : 'Copy text'}</Button>
      <span role="status" className="sr-only">
        {isCopied && 'Text for support copied!'}
      </span>
    </div>
  );
}
