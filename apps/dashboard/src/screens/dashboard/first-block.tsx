import { codeCopyClicked } from '@sms/domain/lib/toasts/toasts';
import { BuyBox } from '@sms/ui/dashboard/buy-box';
import { FirstCode } from '@sms/ui/dashboard/first-code';
import { LiveNumbers } from '@sms/ui/dashboard/live-numbers';
import { lazyWithRetry } from '@sms/ui/primitives/overlays/lazy-with-retry';
import { useUnit } from 'effector-react';
import { NumberCountdown } from '../../app/number-countdown';
import { NumberLife } from '../../app/number-life';
import { limits } from '../../app/limits';
import { buyNumberPath } from '../../app/routing/deep-links';
import type { useFirstBlock } from './use-first-block';

const PracticeNumberScreen = lazyWithRetry(() => import('./practice-number-screen'));

/** The wizard with this service selected. */
export const servicePath = (service: string): string => buyNumberPath({ service });

/** What the user came for: live numbers, the way to a first code, or the start of a purchase. */
export function FirstBlock({ start, live, service, hasFunds }: ReturnType<typeof useFirstBlock>) {
  const copyCode = useUnit(codeCopyClicked);
  switch (start) {
    case 'loading':
    case 'live':
      return (
        <LiveNumbers
          numbers={start === 'live' ? (live ?? []) : undefined}
          renderLife={(id) => <NumberLife id={id} />}
          onCopy={copyCode}
        />
      );
    case 'first-code':
      return (
        <FirstCode
          limits={limits}
          service={service}
          number={live?.[0] && { ...live[0], countdown: <NumberCountdown id={live[0].id} /> }}
          hasFunds={hasFunds}
          servicePath={servicePath}
          practice={<PracticeNumberScreen />}
        />
      );
    case 'buy':
      return <BuyBox servicePath={servicePath} />;
  }
}
