import type { KeptStorage } from '@sms/domain';

/** A browser that has kept a few things for a while; what a story forgets is gone for that story alone. */
export const createStoryStorage = (): KeptStorage => {
  const kept = new Map([
    ['favourite-countries-of-1', 74],
    ['preferences', 214],
    ['theme', 24],
    ['services', 43_349],
    ['favourite-services-of-2', 61],
  ]);
  return {
    list: () => [...kept].map(([name, bytes]) => ({ name, bytes })),
    forget: (names) => names.forEach((name) => kept.delete(name)),
    forgetAll: () => kept.clear(),
  };
};
