import type { ReportableError } from '@sms/domain/lib/error-report';
import { likelyPath } from '../browser/storage/session-hint';
import { startBlockedBy } from './start-blocked-by';
import { startEarlyFetch } from './early-fetch';
import { listenForBootFailure, showBootMessage } from './boot-failure';
import { syncStoredTheme } from './apply-theme';
import { site } from './site';

/**
 * Preloads the chunk of the page that is most likely shown, in parallel with the first script; the browser
 * finds it only after the styles. A wrong guess costs bytes only.
 */
const preloadPage = (): void => {
  for (const file of __ROUTE_MANIFEST__[likelyPath()] ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
};

declare global {
  interface Window {
    /**
     * Errors from before src/reporting was loaded, which takes them over; defined only where reporting is
     * configured.
     */
    errorBuffer?: (Event | ReportableError)[];
  }
}

/** Bounds the memory of a page that fails in a loop. */
const MAX_BUFFERED = 50;

/** Buffers errors from the first moment, where reporting is configured (decision 0087). */
const bufferErrors = (): void => {
  if (site().reports === undefined) return;
  const buffer: Event[] = (window.errorBuffer = []);
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation', 'vite:preloadError']) {
    addEventListener(
      type,
      (event) => {
        if (buffer.length < MAX_BUFFERED) buffer.push(event);
      },
      true,
    );
  }
};

// Runs in the head of the page, before its first paint and before any other script (decision 0051).

syncStoredTheme();
if (startBlockedBy !== null) {
  addEventListener('DOMContentLoaded', () => showBootMessage(startBlockedBy ?? ''));
} else {
  bufferErrors();
  listenForBootFailure();
  // The simulated backend responds only once the product has started it.
  if (__SIMULATED_BACKEND__) preloadPage();
  else startEarlyFetch(preloadPage);
}
