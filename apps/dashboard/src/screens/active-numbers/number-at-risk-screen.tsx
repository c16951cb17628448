import { formatTime } from '@sms/domain/lib/format/date-time';
import { cancelClicked } from '@sms/domain/numbers/actions/number-actions';
import { firstToEnd } from '@sms/domain/numbers/cards/number-at-risk';
import { $numbers } from '@sms/domain/numbers/list/active-numbers';
import { NumberAtRisk } from '@sms/ui/numbers/number-at-risk';
import { useStoreMap, useUnit } from 'effector-react';
import { useNumberCard } from '../../app/hooks/use-number-card';

/** The waiting number that ends first, with its button: the list could not be loaded. */
export function NumberAtRiskScreen({ waitingIds }: { readonly waitingIds: readonly string[] }) {
  const first = useStoreMap({
    store: $numbers,
    keys: [waitingIds],
    fn: (all, [ids]) => firstToEnd(all, ids),
  });
  const id = first?.id ?? '';
  const card = useNumberCard(id);
  const cancel = useUnit(cancelClicked);
  if (first === null || card === null) return null;
  return (
    <NumberAtRisk
      subject={`${card.service} ${card.phoneNumber}`}
      endsAt={formatTime(first.endsAt)}
      cancel={card.cancel}
      onCancel={() => cancel(id)}
    />
  );
}
