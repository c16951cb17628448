import { $purchaseSupportText, purchaseSupportClosed } from '@sms/domain/payments';
import { Dialog } from '@sms/ui/primitives/overlays/dialog';
import { useUnit } from 'effector-react';
import { SupportPanel } from './support-panel';

/** 'Copy for support' of a failed purchase. Open while there is a text. */
export function PurchaseSupportDialog() {
  const { text, close } = useUnit({ text: $purchaseSupportText, close: purchaseSupportClosed });
  if (text === null) return null;
  return (
    <Dialog open title="Copy for support" onClose={() => close()}>
      <SupportPanel text={text} />
    </Dialog>
  );
}
