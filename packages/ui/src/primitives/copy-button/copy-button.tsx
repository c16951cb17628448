import { Check, Copy } from 'lucide-react';

import { IconButton } from '../icon-button';

/** Props of {@link CopyButton}. */
export interface CopyButtonProps {
  /** What is copied, for example 'Copy phone number'. */
  label: string;
  /** The text has just been copied: shows a tick. */
  copied: boolean;
  onCopy: () => void;
}

/** Asks for a text to be copied. The caller does the copying and says when it worked. */
export function CopyButton({ label, copied, onCopy }: CopyButtonProps) {
  return (
    <IconButton
      label={label}
      onClick={onCopy}
      icon={
        copied ? (
          <Check aria-hidden className="size-4 text-success" />
        ) : (
          <Copy aria-hidden className="size-4" />
        )
      }
    />
  );
}
