import { Check, Copy } from 'lucide-react';

import type { ElementProps } from '../element-props';
import { IconButton, type IconButtonProps } from '../icon-button';

/** Props of {@link CopyButton}. */
export interface CopyButtonProps extends ElementProps<HTMLButtonElement> {
  /** What is copied, for example 'Copy phone number'. */
  label: string;
  /** The text has just been copied: shows a tick. */
  copied: boolean;
  /** Puts the text on the clipboard. */
  onCopy: () => void;
  /** @defaultValue 'md' */
  size?: IconButtonProps['size'];
  /** Id of the text that says whose text is copied. */
  describedBy?: string | undefined;
}

/** Asks for a text to be copied. The caller does the copying and says when it worked. */
export function CopyButton({ copied, onCopy, ...button }: CopyButtonProps) {
  return (
    <IconButton
      {...button}
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
