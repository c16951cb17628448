import { refundAlertStarted, storedDataOpened } from '@sms/domain';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { ConnectionNotices } from '../notifications/connection-notices';
import { listenForStorageClear, storageAdapter } from '../browser/storage/storage-adapter';
import { syncThemeColour } from '../browser/theme/theme-colour';
import { UpdateChecker } from '../browser/update-checker';

// Also needed late, so they share the chunk.
export { StoredDataSection } from '../screens/settings/stored-data-section';
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
  const { startRefundAlert, openStoredData } = useUnit({
    startRefundAlert: refundAlertStarted,
    openStoredData: storedDataOpened,
  });
  useEffect(() => startRefundAlert(), [startRefundAlert]);
  useEffect(() => {
    openStoredData(storageAdapter);
    return listenForStorageClear();
  }, [openStoredData]);
  useEffect(() => syncThemeColour(), []);
  useEffect(startReporting, []);
  return (
    <>
      <UpdateChecker />
      <ConnectionNotices />
    </>
  );
}
