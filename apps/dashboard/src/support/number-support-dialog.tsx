import { $allNumbers } from '@sms/domain/numbers/list/active-numbers';
import { $user } from '@sms/domain/api/session/current-user';
import { numberSupportText } from '@sms/domain/payments/support/support-text';
import { Checkbox } from '@sms/ui/primitives/forms/checkbox';
import { Dialog } from '@sms/ui/primitives/overlays/dialog';
import type { LazyDialogProps } from '@sms/ui/primitives/overlays/lazy-dialog';
import { useStoreMap, useUnit } from 'effector-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useNumberCard } from '../app/hooks/use-number-card';
import { SupportPanel } from './support-panel';

interface NumberSupportDialogProps extends LazyDialogProps {
  readonly id: string;
}

/** 'Copy for support' of a number. Open while it is rendered and the number exists. */
export default function NumberSupportDialog({ id, onClose }: NumberSupportDialogProps) {
  const { pathname } = useLocation();
  const [hasPhoneNumber, setHasPhoneNumber] = useState(false);
  const user = useUnit($user);
  const number = useStoreMap({
    store: $allNumbers,
    keys: [id],
    fn: (numbers) => numbers.find((each) => each.id === id) ?? null,
  });
  const card = useNumberCard(id);
  if (number === null || card === null) return null;
  const text = numberSupportText(
    { ...number, status: card.status },
    {
      version: __APP_VERSION__,
      page: pathname,
      username: user?.username ?? '',
      service: card.service,
      country: card.country,
      outcome: card.note,
      hasPhoneNumber,
    },
  );
  return (
    <Dialog open title="Copy for support" onClose={onClose}>
      <SupportPanel text={text}>
        <Checkbox label="Include the phone number" checked={hasPhoneNumber} onChange={setHasPhoneNumber} />
      </SupportPanel>
    </Dialog>
  );
}
