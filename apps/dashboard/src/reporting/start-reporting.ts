import { REPORTS_MAX } from '@sms/domain/limits/tuning';
import { toErrorReport, type ReportableError } from '@sms/domain/lib/error-report';
import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { entryPath } from '../boot/entry';
import { site } from '../boot/site';
import { PATHS } from '../app/routing/paths';

/** Converts an error event of the browser; null for one that is not an error of the product. */
const toReportableError = (event: Event | ReportableError): ReportableError | null => {
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

/** Route pattern of the page; never an address typed by the user. */
const pageOf = (path: string): string => (Object.values<string>(PATHS).includes(path) ? path : 'other');

/** Sends each error once, up to a maximum. */
const createReporter = () => {
  const build = entryPath();
  const sent = new Set<string>();
  return (what: object): void => {
    const text = JSON.stringify({
      ...what,
      page: pageOf(location.pathname),
      version: __APP_VERSION__,
      build,
    });
    if (sent.size >= REPORTS_MAX || sent.has(text)) return;
    sent.add(text);
    navigator.sendBeacon(site().reports ?? '', text);
  };
};

/** Reports errors and page performance to operators (decision 0087), without any user data. */
export const startReporting = (): void => {
  const reportProblem = createReporter();
  const handle = (event: Event | ReportableError): number => {
    const problem = toReportableError(event);
    if (problem !== null) reportProblem(toErrorReport(problem));
    return 0;
  };

  const problems = (window.errorBuffer ??= []);
  // From now on errors are sent at once and not buffered.
  problems.push = (...events) => Math.max(...events.map(handle));
  for (const event of problems.splice(0)) handle(event);

  // Metrics have a limit of their own: a page that is open for days measures much, and must still be able to
  // report an error.
  const reportMetric = createReporter();
  const reportVital = ({ name, value, rating }: Metric): void =>
    reportMetric({ kind: 'vital', what: name, value: Math.round(value * 1_000) / 1_000, rating });
  onCLS(reportVital);
  onINP(reportVital);
  onLCP(reportVital);
  onTTFB(reportVital);
};
