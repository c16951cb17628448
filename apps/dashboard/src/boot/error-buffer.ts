import type { ReportableError } from '@sms/domain/rules';
import { runtimeConfig } from './runtime-config';

declare global {
  interface Window {
    /** What went wrong before src/reporting came, which takes over; there where somebody is told. */
    errorBuffer?: (Event | ReportableError)[];
  }
}

/** Nobody needs to know of more, and a page that fails in a circle must not grow. */
const MAX_BUFFERED = 50;

/** Collects what goes wrong from the first moment, for operators who asked for it (decision 0087). */
export const bufferErrors = (): void => {
  if (!__SIMULATED_BACKEND__ && runtimeConfig('report-url') === '') return;
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
