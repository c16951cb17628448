import { $notifications, notificationsToggled } from '@sms/domain/notifications';
import { NumberGuide, type NumberGuideProps } from '@sms/ui/numbers/number-guide';
import { useUnit } from 'effector-react';

export type NumberGuideScreenProps = Pick<NumberGuideProps, 'service'>;

/** Guide for the first number, with the offer of browser notifications. */
export default function NumberGuideScreen({ service }: NumberGuideScreenProps) {
  const { notifications, change } = useUnit({ notifications: $notifications, change: notificationsToggled });
  const isAvailable = notifications !== null && notifications.blockedBy === null;
  return (
    <NumberGuide
      service={service}
      isNotified={isAvailable ? notifications.isOn : undefined}
      onNotifiedChange={change}
    />
  );
}
