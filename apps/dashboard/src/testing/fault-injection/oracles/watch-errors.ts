import { vi } from 'vitest';

/** Collects program errors until `stop`. */
export const watchErrors = () => {
  const errors: string[] = [];
  const note = (error: unknown): void => void errors.push(String(error));
  const spy = vi.spyOn(console, 'error').mockImplementation((...words: readonly unknown[]) => {
    note(words.join(' '));
  });
  process.on('unhandledRejection', note);
  return {
    errors,
    stop: (): void => {
      spy.mockRestore();
      process.off('unhandledRejection', note);
    },
  };
};
