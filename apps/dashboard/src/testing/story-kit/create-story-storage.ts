import type { StorageAdapter } from '@sms/domain';

/** A browser with some stored data; removing it affects this story only. */
export const createStoryStorage = (): StorageAdapter => {
  const entries = new Map([
    ['favourite-services-of-1', 74],
    ['preferences', 214],
    ['theme', 24],
    ['services', 43_349],
    ['favourite-services-of-2', 61],
  ]);
  return {
    list: () => [...entries].map(([name, bytes]) => ({ name, bytes })),
    remove: (names) => names.forEach((name) => entries.delete(name)),
    clear: () => entries.clear(),
  };
};
