import { useEffect } from 'react';
import { listenForStorageClear, removeDeadKeys } from '../browser/storage/clear-storage';
import { syncThemeColour } from '../browser/theme/theme-colour';
import { UpdateChecker } from '../browser/update-checker';

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

/** Work that nobody waits for: a newer version of the product, the window's colour, error reports. */
export default function OnIdle() {
  useEffect(() => {
    removeDeadKeys();
    return listenForStorageClear();
  }, []);
  useEffect(() => syncThemeColour(), []);
  useEffect(startReporting, []);
  return <UpdateChecker />;
}
