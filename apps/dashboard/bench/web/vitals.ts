/** Start-up metrics recorded in the page, in ms since the navigation started. */
export interface Vitals {
  firstPaint: number;
  largestPaint: number;
  /** Sum of the layout-shift scores without recent input; no unit. */
  layoutShift: number;
  /** Durations of the tasks of more than 50 ms. */
  readonly longTasks: number[];
  /** Resolves when the content of the route is rendered and hydrated by React. */
  readonly ready: Promise<number>;
}

declare global {
  interface Window {
    vitals: Vitals;
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/**
 * Runs in the page, before any of its scripts. Static HTML that looks like the content does not count as ready: React
 * must have taken the element over, without placeholders for pending data.
 * @param content CSS selector of the route's main content
 */
export const recordVitals = (content: string): void => {
  const isReady = (): boolean => {
    const element = document.querySelector(content);
    return (
      element !== null &&
      Object.keys(element).some((key) => key.startsWith('__reactProps')) &&
      document.querySelector('.animate-pulse') === null
    );
  };
  const vitals: Vitals = {
    firstPaint: NaN,
    largestPaint: NaN,
    layoutShift: 0,
    longTasks: [],
    ready: new Promise((resolve) => {
      const look = (): void => {
        if (isReady()) resolve(performance.now());
        else requestAnimationFrame(look);
      };
      look();
    }),
  };
  const observe = (type: string, note: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (vitals.largestPaint = startTime));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as LayoutShift;
    if (!hadRecentInput) vitals.layoutShift += value;
  });
  observe('longtask', ({ duration }) => vitals.longTasks.push(duration));
  window.vitals = vitals;
};
