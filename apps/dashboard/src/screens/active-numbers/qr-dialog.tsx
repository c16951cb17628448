import { telLink } from '@sms/domain/numbers/copying/copyable-text';
import { PhoneQr } from '@sms/ui/numbers/phone-qr';
import { Dialog } from '@sms/ui/primitives/overlays/dialog';
import type { LazyDialogProps } from '@sms/ui/primitives/overlays/lazy-dialog';
import { useNumberCard } from '../../app/hooks/use-number-card';

interface QrDialogProps extends LazyDialogProps {
  readonly id: string;
}

/** QR code of a phone number. Open while it is rendered and the number exists. */
export default function QrDialog({ id, onClose }: QrDialogProps) {
  const card = useNumberCard(id);
  if (card === null) return null;
  return (
    <Dialog open title={`${card.service} number`} onClose={onClose}>
      <PhoneQr link={telLink(card.phoneNumber)} phoneGroups={card.phoneGroups} />
    </Dialog>
  );
}
