import { afterEach, beforeEach, expect, vi } from 'vitest';

// Effector logs an error thrown within a model, and continues: the test must not.
beforeEach(() => void vi.spyOn(console, 'error'));
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
