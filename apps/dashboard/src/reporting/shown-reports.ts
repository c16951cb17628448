import { useSyncExternalStore } from 'react';

let reports: readonly string[] = [];
const listeners = new Set<() => void>();

/** Shows a report in the simulator instead of sending it. */
export const showReport = (text: string): void => {
  reports = [text, ...reports];
  for (const listener of listeners) listener();
};

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The reports of this page that would have been sent, newest first. */
export const useShownReports = (): readonly string[] => useSyncExternalStore(listen, () => reports);
