import { $numberCards } from '@sms/domain/numbers/cards/cards';
import { telLink } from '@sms/domain/numbers/copying/copyable-text';
import { PhoneQr } from '@sms/ui/numbers/phone-qr';
import { Dialog } from '@sms/ui/primitives/overlays/dialog';
import type { LazyDialogProps } from '@sms/ui/primitives/overlays/lazy-dialog';
import { useStoreMap } from 'effector-react';

export interface QrDialogProps extends LazyDialogProps {
  /** Id of the number. */
  readonly id: string;
}

/** QR code of a phone number. Open while it is rendered and the number exists. */
export default function QrDialog({ id, onClose }: QrDialogProps) {
  const card = useStoreMap({ store: $numberCards, keys: [id], fn: (cards) => cards.get(id) ?? null });
  if (card === null) return null;
  return (
    <Dialog open title={`${card.service} number`} onClose={onClose}>
      <PhoneQr link={telLink(card.phoneNumber)} phoneGroups={card.phoneGroups} />
    </Dialog>
  );
}
