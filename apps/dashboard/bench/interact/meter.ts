/** Measurements in the page; times in ms. */
export interface Meter {
  /** Times between two animation frames. */
  readonly frames: number[];
  /** Durations of the tasks of more than 50 ms. */
  readonly longTasks: number[];
  /** From an input to the next paint, for inputs that took a frame or more. */
  readonly inputs: number[];
  /** Clears the measurements and begins to count frames: before, no frame costs anything. */
  reset(): void;
  /** Number of frames from a message with this code until the page shows it. Call it before the message arrives. */
  framesUntilShown(code: string): Promise<number>;
}

declare global {
  interface Window {
    meter: Meter;
  }
}

/** Runs in the page, before any script of it. */
export const recordFrames = (): void => {
  const frames: number[] = [];
  const longTasks: number[] = [];
  const inputs: number[] = [];
  let last: number | null = null;
  const onFrame = (now: number): void => {
    if (last !== null) frames.push(now - last);
    last = now;
    requestAnimationFrame(onFrame);
  };
  const observe = (type: string, to: number[], options: PerformanceObserverInit = {}): void => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) to.push(duration);
    }).observe({ type, ...options });
  };
  observe('longtask', longTasks);
  observe('event', inputs, { durationThreshold: 16 });

  const sockets: WebSocket[] = [];
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL) {
      super(url);
      sockets.push(this);
    }
  };
  const framesUntil = (isShown: () => boolean, done: (frames: number) => void, passed = 0): void => {
    requestAnimationFrame(() => (isShown() ? done(passed) : framesUntil(isShown, done, passed + 1)));
  };
  window.meter = {
    frames,
    longTasks,
    inputs,
    reset: () => {
      for (const noted of [frames, longTasks, inputs]) noted.length = 0;
      if (last === null) requestAnimationFrame(onFrame);
    },
    framesUntilShown: (code) =>
      new Promise((resolve) => {
        const onMessage = ({ data }: MessageEvent<string>): void => {
          if (data.includes(code)) framesUntil(() => document.body.textContent.includes(code), resolve);
        };
        for (const socket of sockets) socket.addEventListener('message', onMessage);
      }),
  };
};
