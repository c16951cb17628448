import { Check, Copy } from 'lucide-react';

import { IconButton, type IconButtonProps } from '../icon-button';

/** Props of {@link CopyButton}. */
export interface CopyButtonProps {
  /** What is copied, for example 'Copy phone number'. */
  label: string;
  /** The text has just been copied: shows a tick. */
  copied: boolean;
  onCopy: () => void;
  /** @defaultValue 'md' */
  size?: IconButtonProps['size'];
  /** Id of the text that says whose text is copied. */
  describedBy?: string | undefined;
}

/** Asks for a text to be copied. The caller does the copying and says when it worked. */
export function CopyButton({ label, copied, onCopy, size, describedBy }: CopyButtonProps) {
  return (
    <IconButton
      label={label}
      onClick={onCopy}
      size={size}
      describedBy={describedBy}
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
