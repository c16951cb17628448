import type { ReportableError } from '@sms/domain/lib';

/** Converts an error event of the browser; null for one that is not an error of the product. */
export const toReportableError = (event: Event | ReportableError): ReportableError | null => {
  if (!(event instanceof Event)) return event;
  if (event instanceof ErrorEvent) return { kind: 'error', error: event.error };
  if (event instanceof PromiseRejectionEvent) return { kind: 'rejection', error: event.reason };
  if (event instanceof SecurityPolicyViolationEvent) {
    const { effectiveDirective, blockedURI, sourceFile } = event;
    // Errors of browser extensions are not ours.
    if (/-extension/.test(sourceFile)) return null;
    return { kind: 'policy', directive: effectiveDirective, wanted: blockedURI, source: sourceFile };
  }
  if (event.type === 'vite:preloadError' && 'payload' in event) {
    return { kind: 'code', source: String(event.payload) };
  }
  // A failed script of the page itself: boot/boot-failure.ts has reported it.
  return null;
};
