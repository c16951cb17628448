/** What closes each open dialog, the newest last. They share one entry of the browser's history. */
const open: (() => void)[] = [];

/** True while the entry of a dialog that was closed otherwise is being left, or the page is: going back would stop that. */
let isLeaving = false;

const hasEntry = (): boolean => Boolean((window.history.state as { isDialog?: boolean } | null)?.isDialog);

const addEntry = (): void => {
  if (isLeaving || hasEntry()) return;
  // With the router's own state, for which this is the same place.
  window.history.pushState({ ...(window.history.state as object | null), isDialog: true }, '');
};

const leaveEntry = (): void => {
  if (open.length > 0 || isLeaving || !hasEntry()) return;
  isLeaving = true;
  window.history.back();
};

const onPopState = (): void => {
  if (isLeaving) isLeaving = false;
  else if (!hasEntry()) open.pop()?.();
  // A link in a dialog left its entry behind, which shows nothing: it is passed over.
  if (open.length > 0) addEntry();
  else leaveEntry();
};

const onBeforeUnload = (): void => {
  isLeaving = true;
};

/**
 * Lets the browser's Back close a dialog in place of leaving the page, since Back is the main key of a phone.
 * @returns forgets the dialog, which is closed
 */
export const closeOnBack = (close: () => void): (() => void) => {
  window.addEventListener('popstate', onPopState);
  window.addEventListener('beforeunload', onBeforeUnload);
  open.push(close);
  addEntry();
  return () => {
    const place = open.indexOf(close);
    if (place >= 0) open.splice(place, 1);
    // A dialog that opens in place of this one keeps the entry.
    queueMicrotask(leaveEntry);
  };
};
