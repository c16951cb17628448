import type { ReactNode } from 'react';

import { Button } from '../primitives/buttons/button';
import { SupportChannels, type SupportChannel } from '../shell/support-channels';

export interface SupportTextProps {
  text: string;
  /** True right after copying. */
  isCopied: boolean;
  /** Options for the text's content, for example a checkbox for the phone number. @defaultValue undefined */
  children?: ReactNode;
  /** The operator's channels, with the text in their first message where they allow it. */
  channels: readonly SupportChannel[];
  onCopy: () => void;
}

/**
 * The text that support needs, shown before it is copied. Behind 'Copy for support': in the details of a
 * payment, in the menu of a number and at a failed purchase. Not for codes and messages: they are never part
 * of it. 'Text for support copied!' is announced.
 */
export function SupportText({ text, isCopied, children, channels, onCopy }: SupportTextProps) {
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm text-ink-muted">
        {channels.length === 0 ? 'Keep this for support.' : 'Send this to support.'} It has no code and no
        password.
      </p>
      <pre className="w-full rounded-control bg-sunken px-3 py-2 font-digits text-xs wrap-anywhere whitespace-pre-wrap text-ink">
        {text}
      </pre>
      {children}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={onCopy}>{isCopied ? 'Copied' : 'Copy text'}</Button>
        <SupportChannels channels={channels} />
      </div>
      <span role="status" className="sr-only">
        {isCopied && 'Text for support copied!'}
      </span>
    </div>
  );
}
