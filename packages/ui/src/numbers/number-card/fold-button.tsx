import { ChevronDown } from 'lucide';

import { Icon } from '../../primitives/icon';

/** How one of several numbers on a phone is opened and folded. */
export interface NumberFold {
  /** True where its button takes the place of the one that the user has pressed. */
  takesFocus: boolean;
  /** Called when the user opens the row, or folds the card. */
  onToggle: () => void;
}

interface FoldButtonProps extends NumberFold {
  /** Service and phone number. */
  subject: string;
  isOpen: boolean;
}

/** Opens one of several numbers on a phone, and folds it again. */
export function FoldButton({ subject, isOpen, takesFocus, onToggle }: FoldButtonProps) {
  return (
    <button
      type="button"
      autoFocus={takesFocus}
      aria-label={`${isOpen ? 'Show less' : 'Show more'} ${subject}`}
      aria-expanded={isOpen}
      onClick={onToggle}
      // Its arrow ends where the card's content does.
      className="-mr-3 inline-flex size-11 items-center justify-end rounded-control pr-2 text-ink-muted"
    >
      <Icon of={ChevronDown} className={isOpen ? 'size-5 rotate-180' : 'size-5'} />
    </button>
  );
}
