import type { Problem } from '@sms/domain/rules';
import { pageSetting } from './runtime-config';

declare global {
  interface Window {
    /** What went wrong before src/reporting came, which takes over; there where somebody is told. */
    problems?: (Event | Problem)[];
  }
}

/** Nobody needs to know of more, and a page that fails in a circle must not grow. */
const MOST = 50;

/** Collects what goes wrong from the first moment, for operators who asked for it (decision 0087). */
export const collectProblems = (): void => {
  if (!__SIMULATED_BACKEND__ && pageSetting('report-url') === '') return;
  const problems: Event[] = (window.problems = []);
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation', 'vite:preloadError']) {
    addEventListener(
      type,
      (event) => {
        if (problems.length < MOST) problems.push(event);
      },
      true,
    );
  }
};
