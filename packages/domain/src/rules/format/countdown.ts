const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * The remaining time as `mm:ss`. A started second counts as a whole one, so that the text reads 00:00 exactly when
 * nothing remains and 16:00 exactly when the cancel window opens (spec §4).
 */
export const formatCountdown = (remainingMs: number): string => {
  const seconds = Math.max(0, Math.ceil(remainingMs / SECOND_MS));
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
};

/** The minutes that remain, a started one counted as a whole one; 0 exactly when nothing remains. */
export const minutesLeft = (remainingMs: number): number => Math.max(0, Math.ceil(remainingMs / MINUTE_MS));
