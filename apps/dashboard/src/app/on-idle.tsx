import { refundAlertStarted, storedDataOpened } from '@sms/domain';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { ConnectionNotices } from '../notifications/connection-notices';
import { listenForStorageClear, storageAdapter } from '../browser/storage/storage-adapter';
import { syncThemeColour } from '../browser/theme/theme-colour';
import { UpdateChecker } from '../browser/update-checker';

// Also needed later than everything else, so they travel along.
export { StoredDataSection } from '../screens/settings/stored-data-section';
export { OfflineScreen } from './fallbacks/offline-screen';

let reporting: Promise<void> | undefined;

/** Tells operators what goes wrong, where they asked for it. */
const startReporting = (): void => {
  if (window.errorBuffer === undefined) return;
  reporting ??= import('../reporting/start-reporting').then(
    (code) => code.startReporting(),
    // That code does not come is heard elsewhere.
    () => undefined,
  );
};

/**
 * What stands above the page, or goes on behind it, once the page has come to rest: nobody waits for it, and offline,
 * when some of it is needed, would be too late to fetch it.
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
