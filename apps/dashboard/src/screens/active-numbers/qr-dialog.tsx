import { $numberCards } from '@sms/domain';
import { telLink } from '@sms/domain/rules';
import { PhoneQr } from '@sms/ui/parts/numbers/phone-qr';
import { Dialog } from '@sms/ui/primitives/dialog';
import type { LazyDialogProps } from '@sms/ui/primitives/lazy-dialog';
import { useStoreMap } from 'effector-react';

/** Props of {@link QrDialog}. */
export interface QrDialogProps extends LazyDialogProps {
  /** Of the number. */
  readonly id: string;
}

/** A phone number for the camera of a phone; open for as long as it is rendered and the number is there. */
export default function QrDialog({ id, onClose }: QrDialogProps) {
  const card = useStoreMap({ store: $numberCards, keys: [id], fn: (cards) => cards.get(id) ?? null });
  if (card === null) return null;
  return (
    <Dialog open title={`${card.service} number`} onClose={onClose}>
      <PhoneQr link={telLink(card.phoneNumber)} phoneGroups={card.phoneGroups} />
    </Dialog>
  );
}
