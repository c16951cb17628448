import { keptDataOpened, refundAlertStarted } from '@sms/domain';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { ConnectionLines } from '../notifications/connection-notices';
import { followForgetting, keptStorage } from '../browser/storage/storage-adapter';
import { followThemeColour } from '../browser/theme/theme-colour';
import { VersionWatch } from '../browser/update-checker';

// Also needed later than everything else, so they travel along.
export { KeptDataScreen } from '../screens/settings/stored-data-section';
export { OfflineScreen } from './fallbacks/offline-screen';

let reporting: Promise<void> | undefined;

/** Tells operators what goes wrong, where they asked for it. */
const startReporting = (): void => {
  if (window.problems === undefined) return;
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
export default function AtRest() {
  const { watchRefunds, openKeptData } = useUnit({
    watchRefunds: refundAlertStarted,
    openKeptData: keptDataOpened,
  });
  useEffect(() => watchRefunds(), [watchRefunds]);
  useEffect(() => {
    openKeptData(keptStorage);
    return followForgetting();
  }, [openKeptData]);
  useEffect(() => followThemeColour(), []);
  useEffect(startReporting, []);
  return (
    <>
      <VersionWatch />
      <ConnectionLines />
    </>
  );
}
