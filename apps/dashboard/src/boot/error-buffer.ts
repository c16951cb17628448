import type { ReportableError } from '@sms/domain/lib';
import { runtimeConfig } from './runtime-config';

declare global {
  interface Window {
    /**
     * Errors from before src/reporting was loaded, which takes them over; defined only where reporting is configured.
     */
    errorBuffer?: (Event | ReportableError)[];
  }
}

/** Bounds the memory of a page that fails in a loop. */
const MAX_BUFFERED = 50;

/** Buffers errors from the first moment, where reporting is configured (decision 0087). */
export const bufferErrors = (): void => {
  if (runtimeConfig('report-url') === '') return;
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
