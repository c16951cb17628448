import type { ReportableError } from '@sms/domain/rules';

/** The problem that an event of the browser tells of; null for one that is no problem of the product. */
export const toReportableError = (event: Event | ReportableError): ReportableError | null => {
  if (!(event instanceof Event)) return event;
  if (event instanceof ErrorEvent) return { kind: 'error', error: event.error };
  if (event instanceof PromiseRejectionEvent) return { kind: 'rejection', error: event.reason };
  if (event instanceof SecurityPolicyViolationEvent) {
    const { effectiveDirective, blockedURI, sourceFile } = event;
    // What an extension puts into the page is between it and the user.
    if (/-extension/.test(sourceFile)) return null;
    return { kind: 'policy', directive: effectiveDirective, wanted: blockedURI, source: sourceFile };
  }
  if (event.type === 'vite:preloadError' && 'payload' in event) {
    return { kind: 'code', source: String(event.payload) };
  }
  // A script of the page itself: boot/boot-failure.ts has told of it.
  return null;
};
