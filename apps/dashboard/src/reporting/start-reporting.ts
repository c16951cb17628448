import { REPORTS_MAX } from '@sms/domain/limits';
import { toErrorReport, type ReportableError } from '@sms/domain/rules';
import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { runtimeConfig } from '../boot/runtime-config';
import { PATHS } from '../app/routing/paths';
import { toReportableError } from './reportable-error';
import { showReport } from './shown-reports';

/** The page it happened on; never an address somebody made up. */
const pageOf = (path: string): string => (Object.values<string>(PATHS).includes(path) ? path : 'other');

const send = (text: string): void => {
  if (__SIMULATED_BACKEND__) showReport(text);
  else navigator.sendBeacon(runtimeConfig('report-url'), text);
};

/** Sends each thing once, and so many things at most. */
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
    send(text);
  };
};

/**
 * Tells operators what goes wrong and how quick pages are (decision 0087), and nothing that belongs to the user.
 */
export const startReporting = (): void => {
  const reportProblem = createReporter();
  const handle = (event: Event | ReportableError): number => {
    const problem = toReportableError(event);
    if (problem !== null) reportProblem(toErrorReport(problem));
    return 0;
  };

  const problems = (window.errorBuffer ??= []);
  // From now on nothing waits.
  problems.push = (...events) => Math.max(...events.map(handle));
  for (const event of problems.splice(0)) handle(event);

  // With a bound of its own: a page that is open for days measures much, and must be able to tell of a problem still.
  const reportMetric = createReporter();
  const reportVital = ({ name, value, rating }: Metric): void =>
    reportMetric({ kind: 'vital', what: name, value: Math.round(value * 1_000) / 1_000, rating });
  onCLS(reportVital);
  onINP(reportVital);
  onLCP(reportVital);
  onTTFB(reportVital);
};
