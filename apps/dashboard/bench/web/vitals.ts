/** What a page notes about its own start, in ms since navigation began. */
export interface Vitals {
  firstPaint: number;
  largestPaint: number;
  /** Sum of the layout-shift scores without recent input; no unit. */
  layoutShift: number;
  /** Lengths of the tasks of more than 50 ms. */
  readonly longTasks: number[];
  /** When the content of the route stands and React answers for it. */
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
 * Runs in the page, before any script of it. HTML that merely looks like the content does not count as ready: React
 * must have taken the element over, and nothing may still keep a place for data on its way.
 * @param content CSS selector of what people come to this route for
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
