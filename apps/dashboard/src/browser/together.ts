let next: Promise<void> | undefined;

/**
 * Resolves behind the tasks that already wait for the main thread, for all who ask until then. While a page
 * is drawn, several answers arrive; given out one by one, each would draw the page again. No timer and no
 * frame: a hidden page has few of the one and none of the other.
 */
export const together = (): Promise<void> =>
  (next ??= new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      next = undefined;
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  }));
