import { expect, it, vi } from 'vitest';
import { together } from './together';

it('together: whoever asks before the next task is answered in one go', async () => {
  const order: string[] = [];
  const ask = async (name: string) => {
    await together();
    order.push(name);
    // Drawn once the microtasks are over.
    queueMicrotask(() => order.push(`drawn after ${name}`));
  };
  const first = ask('first');
  await Promise.resolve();
  const second = ask('second');
  expect(order).toEqual([]);
  await Promise.all([first, second]);
  expect(order.slice(0, 2)).toEqual(['first', 'second']);
});

it('together: what comes later waits for a task of its own', async () => {
  await together();
  const onLater = vi.fn();
  const later = together().then(onLater);
  await Promise.resolve();
  expect(onLater).not.toHaveBeenCalled();
  await later;
});
