import { $clock } from '@sms/domain/lib/time/clock';
import { readLastVisit, lastVisitNote } from '@sms/domain/notifications/visit-summary';
import { OfflineScreen as Screen } from '@sms/ui/shell/screens/offline-screen';
import { useUnit } from 'effector-react';
import { useEffect, useState, type ReactNode } from 'react';
import { readStorage } from '../../browser/storage/browser-storage';
import { hasSessionHint } from '../../browser/storage/session-hint';

interface OfflineScreenProps {
  readonly onRetry: () => void;
  /** Rendered instead when the page was just loaded from the server, which proves that there is a network. */
  readonly fallback: ReactNode;
}

/**
 * True while the page comes from the service worker's cache. Browsers have workers for secure addresses only.
 */
const isCachedPage = (): boolean => {
  try {
    return navigator.serviceWorker.controller !== null;
  } catch {
    // None, or refused.
    return false;
  }
};

/** Shown when the app is opened without a connection; continues automatically once there is one. */
export default function OfflineScreen({ onRetry, fallback }: OfflineScreenProps) {
  const clock = useUnit($clock);
  const [visit] = useState(() => (hasSessionHint() ? readLastVisit(readStorage('last-visit')) : null));
  const note = visit === null ? {} : { note: lastVisitNote(visit, clock.now()) };
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return isCachedPage() ? <Screen {...note} onRetry={onRetry} /> : fallback;
}
