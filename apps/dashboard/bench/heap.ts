import type { CDPSession } from '@playwright/test';

/** The JavaScript heap of a page after a collection, in bytes. */
export const heapOf = async (cdp: CDPSession): Promise<number> => {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
};
