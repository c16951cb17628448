import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// The files of a worker share one window: a test leaves nothing in it.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
