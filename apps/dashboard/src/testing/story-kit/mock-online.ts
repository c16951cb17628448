/** Decides for a story whether the browser has a network: its picture is the same on a machine without one. */
export const pretendOnline = (isOnline: boolean): void => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
};
