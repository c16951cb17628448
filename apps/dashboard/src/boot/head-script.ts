import type { ReportableError } from '@sms/domain/lib/error-report';
import { hasSessionHint, likelyPath } from '../browser/storage/session-hint';
import { startBlockedBy } from './start-blocked-by';
import { startEarlyFetch, untilRefreshed } from './early-fetch';
import { entryPath } from './entry';
import { failToBoot, showBootMessage } from './boot-failure';
import { syncStoredTheme } from './apply-theme';
import { site } from './site';

/** Asks for a file of the product, which is evaluated later. */
const preload = (file: string): HTMLLinkElement => {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
  return link;
};

/** Of the six connections to a server without HTTP/2, those that entry, health check and token leave. */
const FREE_CONNECTIONS = 3;

/**
 * The files of the page that is most likely shown, besides the entry, the largest first; the browser finds
 * them only after it. A wrong guess costs bytes only.
 */
const files = __ROUTE_MANIFEST__[likelyPath()] ?? [];

/** Asks for the files of the page, in parallel with the first script. */
const preloadPage = (): void => {
  files.forEach(preload);
  // The first number format of a page takes a slow CPU 50 ms: here, while the refresh is in flight.
  if (hasSessionHint()) (0).toLocaleString('en-US');
};

/** Evaluates the first script once it is there. A development server has a script element instead. */
const startProduct = (): void => {
  const entry = entryPath();
  if (entry === undefined) return;
  const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  const evaluate = () =>
    Promise.all([parsed, hasSessionHint() && untilRefreshed()])
      .then(() => import(/* @vite-ignore */ entry))
      .catch(() => failToBoot(entry));
  // Tells also of a file that is there already. Safari 16 preloads no modules.
  const link = preload(entry);
  if (link.relList.supports('modulepreload')) link.onload = link.onerror = evaluate;
  else void evaluate();
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
  // The font is asked for once the user is there, so that no answer of a call waits for a connection behind
  // it. Where Arial is installed, its stand-in has the same metrics.
  const showFont = () => {
    document.documentElement.removeAttribute('class');
  };
  // The simulated backend responds only once the product has started it.
  if (__SIMULATED_BACKEND__) {
    preloadPage();
    showFont();
  } else {
    void startEarlyFetch(preloadPage).then(showFont);
    // The smallest hardly slow the entry down.
    files.slice(-FREE_CONNECTIONS).forEach(preload);
  }
  startProduct();
}
