import {
  $notifications,
  notificationsToggled,
} from '@sms/domain/notifications/incoming-code/notification-permission';
import { exemptionToggled } from '@sms/domain/numbers/auto-cancel/waiting-numbers';
import { replaceClicked } from '@sms/domain/numbers/actions/replace-number';
import { copyClicked } from '@sms/domain/numbers/copying/copy-numbers';
import { Details, type NumberMenuItem } from '@sms/ui/numbers/number-line/details';
import { useStoreMap, useUnit } from 'effector-react';
import type { NumberCard } from '../../app/hooks/use-number-card';
import { buyAgainPath } from '../../app/routing/deep-links';
import type { CardAction } from './card-action';
import { FullMessage } from './full-message';

/** Not on phones: there nothing is beside the window. */
const canKeepOnTop = (): boolean =>
  'documentPictureInPicture' in window && window.matchMedia('(pointer: fine)').matches;

/** On wide screens, where the number is needed on a phone. */
const canShowQr = (): boolean => window.matchMedia('(min-width: 64rem)').matches;

export interface CardDetailsProps {
  readonly card: NumberCard;
  /** True for one that waits or has its SMS, and has not ended. */
  readonly isActive: boolean;
  /** True on a first number, whose card has a guide. */
  readonly isGuided: boolean;
  readonly onAction: (action: CardAction) => void;
}

/** What a card says and does on request. */
export default function CardDetails(props: CardDetailsProps) {
  const { card, isActive, onAction } = props;
  const { id } = card;
  const isNotified = useStoreMap($notifications, (now) => (now?.blockedBy === null ? now.isOn : null));
  const { copy, notify, exempt, replace } = useUnit({
    copy: copyClicked,
    notify: notificationsToggled,
    exempt: exemptionToggled,
    replace: replaceClicked,
  });
  const buyAgainHref = buyAgainPath(card);
  const isWaiting = card.status === 'waiting';
  const { otherCopy } = card;
  const items: (NumberMenuItem | false | undefined)[] = [
    // Under a waiting number it would invite to pay twice; one that ended without an SMS has a button.
    card.hasSms && !isWaiting && buyAgainHref !== undefined && { label: 'Buy again', to: buyAgainHref },
    // The guide already shows it.
    isWaiting &&
      isNotified === false &&
      !props.isGuided && { label: 'Notify me when the code arrives', onSelect: () => notify(true) },
    otherCopy && {
      label: otherCopy.label,
      onSelect: () => copy({ id, what: 'phone', format: otherCopy.format }),
    },
    isActive && canKeepOnTop() && { label: 'Keep on top', onSelect: () => onAction({ id, what: 'on-top' }) },
    canShowQr() && { label: 'Show QR code', onSelect: () => onAction({ id, what: 'qr' }) },
    // Also while they cannot be pressed: nothing moves when the refund opens.
    ...(['operator', 'country'] as const).map(
      (option) =>
        card.cancel.kind !== 'none' &&
        buyAgainHref !== undefined && {
          label: `Cancel and try another ${option}`,
          busy: card.cancel.kind === 'busy',
          disabled: card.cancel.kind === 'too-early',
          onSelect: () => replace({ id, option }),
        },
    ),
    { label: 'Copy for support', onSelect: () => onAction({ id, what: 'support' }) },
  ];
  return (
    <Details
      {...card}
      // The message of an SMS without a code is in its place.
      message={card.hasMessage && card.code !== undefined ? <FullMessage id={id} /> : undefined}
      menu={items.filter((item) => typeof item === 'object')}
      onExemptChange={(isExempt) => exempt({ id, isExempt })}
    />
  );
}
