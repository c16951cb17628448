import { $clock, readLastVisit } from '@sms/domain';
import { lastVisitNote } from '@sms/domain/rules';
import { OfflineScreen as Screen } from '@sms/ui/shell/offline-screen';
import { useUnit } from 'effector-react';
import { useEffect, useState, type ReactNode } from 'react';
import { readStorage } from '../../browser/storage/browser-storage';
import { hasSessionHint } from '../../browser/storage/session-hint';

/** Props of {@link OfflineScreen}. */
export interface OfflineScreenProps {
  readonly onRetry: () => void;
  /** Shown in place of this screen where the page has just come from the server, so that there is a network. */
  readonly fallback: ReactNode;
}

/** Whether the worker has answered with the page it keeps. Browsers have workers for safe addresses only. */
const isCachedPage = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** What an app shows that was opened without a connection; it goes on by itself when there is one. */
export function OfflineScreen({ onRetry, fallback }: OfflineScreenProps) {
  const clock = useUnit($clock);
  const [visit] = useState(() => (hasSessionHint() ? readLastVisit(readStorage('last-visit')) : null));
  const note = visit === null ? {} : { note: lastVisitNote(visit, clock.now()) };
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return isCachedPage() ? <Screen {...note} onRetry={onRetry} /> : fallback;
}
