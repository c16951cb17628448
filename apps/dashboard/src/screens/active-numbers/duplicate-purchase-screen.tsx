import { cancelClicked } from '@sms/domain/numbers/actions/number-actions';
import { formatPhoneNumber } from '@sms/domain/numbers/copying/copyable-text';
import { $numbersOfLatestClick } from '@sms/domain/purchase/duplicate-purchase';
import { purchaseActed } from '@sms/domain/purchase/purchase';
import { DuplicatePurchaseWarning } from '@sms/ui/purchase/duplicate-purchase-warning';
import { useUnit } from 'effector-react';
import { useNumberCard } from '../../app/hooks/use-number-card';

/** Warns that one click bought more than one number. */
export default function DuplicatePurchaseScreen() {
  const { numbers, cancel, act } = useUnit({
    numbers: $numbersOfLatestClick,
    cancel: cancelClicked,
    act: purchaseActed,
  });
  const second = numbers[1]?.id ?? '';
  const card = useNumberCard(second);
  return (
    <DuplicatePurchaseWarning
      count={numbers.length}
      phoneNumbers={numbers.map(({ phoneNumber }) => formatPhoneNumber(phoneNumber))}
      cancel={card?.cancel ?? { kind: 'none' }}
      onCancelSecond={() => cancel(second)}
      onDismiss={() => act({ kind: 'duplicates-kept' })}
    />
  );
}
