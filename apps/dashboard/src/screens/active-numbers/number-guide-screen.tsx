import { $notifications, notificationsToggled } from '@sms/domain';
import { NumberGuide, type NumberGuideProps } from '@sms/ui/parts/numbers/number-guide';
import { useUnit } from 'effector-react';

export type NumberGuideScreenProps = Pick<NumberGuideProps, 'service'>;

/** How the first number is used, and whether the browser is to show its code. */
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
