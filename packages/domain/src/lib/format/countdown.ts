import { SECOND_MS, MINUTE_MS } from '../../limits/spec';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * The remaining time as `mm:ss`. Rounded up to whole seconds, so that it is 00:00 exactly when no time
 * remains, and shows the cancel window's length exactly when that opens (spec §4).
 */
export const formatCountdown = (remainingMs: number): string => {
  const seconds = Math.max(0, Math.ceil(remainingMs / SECOND_MS));
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
};

/** A time left of any length: `mm:ss` below an hour, else hours and minutes, rounded up. */
export const formatTimeLeft = (remainingMs: number): string => {
  const minutes = minutesLeft(remainingMs);
  return minutes < 60
    ? formatCountdown(remainingMs)
    : `${Math.floor(minutes / 60)} h ${twoDigits(minutes % 60)} min`;
};

/** The remaining minutes, rounded up; 0 exactly when no time remains. */
export const minutesLeft = (remainingMs: number): number => Math.max(0, Math.ceil(remainingMs / MINUTE_MS));
