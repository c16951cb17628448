import { Plus } from 'lucide';

import { Button } from '../primitives/buttons/button';
import { Icon } from '../primitives/icon';

export interface AddFundsButtonProps {
  /** False while another button of the page is filled: in the empty list, or to continue a payment. */
  isFilled: boolean;
  onClick: () => void;
}

/** Opens AddFundsForm. In the header of the payments page. */
export function AddFundsButton({ isFilled, onClick }: AddFundsButtonProps) {
  return (
    // Without its icon it fits beside the title of the narrowest phones.
    <span className="flex max-[23rem]:*:px-3 max-[23rem]:[&_svg]:hidden">
      <Button
        variant={isFilled ? 'primary' : 'secondary'}
        onClick={onClick}
        icon={<Icon of={Plus} className="size-4" />}
      >
        Add Funds
      </Button>
    </span>
  );
}
