import { REPORTS_MAX } from '@sms/domain/limits';
import { toErrorReport, type ReportableError } from '@sms/domain/lib';
import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { runtimeConfig } from '../boot/runtime-config';
import { PATHS } from '../app/routing/paths';
import { toReportableError } from './reportable-error';

/** Route pattern of the page; never an address typed by the user. */
const pageOf = (path: string): string => (Object.values<string>(PATHS).includes(path) ? path : 'other');

/** Sends each error once, up to a maximum. */
const createReporter = () => {
  const build = document.querySelector('script[type=module]')?.getAttribute('src');
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
    navigator.sendBeacon(runtimeConfig('report-url'), text);
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

  // Metrics have a limit of their own: a page that is open for days measures much, and must still be able to report an
  // error.
  const reportMetric = createReporter();
  const reportVital = ({ name, value, rating }: Metric): void =>
    reportMetric({ kind: 'vital', what: name, value: Math.round(value * 1_000) / 1_000, rating });
  onCLS(reportVital);
  onINP(reportVital);
  onLCP(reportVital);
  onTTFB(reportVital);
};
