import { ChevronRight } from 'lucide';

import { IconButton } from '../../buttons/icon-button';
import { Icon } from '../../icon';

export interface SelectButtonProps {
  /** Id of the text that names the row. */
  nameId: string;
  onSelect: () => void;
  /** A touch target of thumb size, as narrow as its arrow. */
  isLarge?: true;
}

/** Opens the details of a row. */
export function SelectButton({ nameId, onSelect, isLarge }: SelectButtonProps) {
  return (
    <IconButton
      data-opens
      label="View Details"
      size={isLarge ? 'lg' : 'sm'}
      describedBy={nameId}
      onClick={onSelect}
      icon={<Icon of={ChevronRight} className={isLarge ? 'ml-4 size-4' : 'size-4'} />}
    />
  );
}
