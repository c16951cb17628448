import { Check, Copy } from 'lucide';

import { Icon } from '../icon';
import { IconButton, type IconButtonProps } from './icon-button';

export interface CopyButtonProps {
  /** Accessible name, for example 'Copy phone number'. */
  label: string;
  /** True right after copying: shows a tick. */
  copied: boolean;
  /** Called when the user clicks the button. The caller copies the text. */
  onCopy: () => void;
  /** @defaultValue 'md' */
  size?: IconButtonProps['size'];
}

/**
 * An icon button that copies a text. The caller copies and sets `copied` on success, which shows a tick. Next
 * to a phone number or a code that users paste elsewhere. Not for the code on a number card: there the whole
 * block copies, and this button is only for keyboards. The tick is an icon and silent: the toast after a copy
 * announces it.
 */
export function CopyButton({ copied, onCopy, ...button }: CopyButtonProps) {
  return (
    <IconButton
      {...button}
      onClick={onCopy}
      icon={
        copied ? <Icon of={Check} className="size-4 text-success" /> : <Icon of={Copy} className="size-4" />
      }
    />
  );
}
