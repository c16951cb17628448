import { refundAlertStarted } from '@sms/domain';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { ConnectionNotices } from '../notifications/connection-notices';
import { listenForStorageClear, removeDeadKeys } from '../browser/storage/clear-storage';
import { syncThemeColour } from '../browser/theme/theme-colour';
import { UpdateChecker } from '../browser/update-checker';

// Also needed late, so it shares the chunk.
export { OfflineScreen } from './fallbacks/offline-screen';

let reporting: Promise<void> | undefined;

/** Starts error reporting where the host has configured it. */
const startReporting = (): void => {
  if (window.errorBuffer === undefined) return;
  reporting ??= import('../reporting/start-reporting').then(
    (code) => code.startReporting(),
    // A failed chunk load is reported by the listener for load errors.
    () => undefined,
  );
};

/**
 * Overlays and background work that can wait until the page is idle. Loaded ahead of use, because the offline notice
 * could not be fetched once offline.
 */
export default function OnIdle() {
  const startRefundAlert = useUnit(refundAlertStarted);
  useEffect(() => startRefundAlert(), [startRefundAlert]);
  useEffect(() => {
    removeDeadKeys();
    return listenForStorageClear();
  }, []);
  useEffect(() => syncThemeColour(), []);
  useEffect(startReporting, []);
  return (
    <>
      <UpdateChecker />
      <ConnectionNotices />
    </>
  );
}
