/** Conditions of a user's device, each a global of this name, with its title in the toolbar. */
export const CONDITIONS = {
  largeText: 'Text size 200 %',
  forcedColours: 'Forced colours',
  reducedMotion: 'Reduced motion',
  longTexts: 'Longest texts',
} as const;

export type Condition = keyof typeof CONDITIONS;
