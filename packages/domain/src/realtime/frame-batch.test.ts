import { expect, it, vi } from 'vitest';
import { createFrameBatch } from './frame-batch';

const setUp = () => {
  const frames: (() => void)[] = [];
  const onBatch = vi.fn();
  const batch = createFrameBatch<number>((run) => frames.push(run), onBatch);
  return { batch, frames, onBatch };
};

it('waits for one frame and hands over everything in order', () => {
  const { batch, frames, onBatch } = setUp();
  [1, 2, 3].forEach(batch.push);
  expect(frames).toHaveLength(1);
  frames[0]?.();
  expect(onBatch).toHaveBeenCalledExactlyOnceWith([1, 2, 3]);
});

it('waits for the next frame with what comes later, the last item included', () => {
  const { batch, frames, onBatch } = setUp();
  batch.push(1);
  frames[0]?.();
  batch.push(2);
  frames[1]?.();
  expect(onBatch).toHaveBeenLastCalledWith([2]);
});

it('hands over nothing that was dropped', () => {
  const { batch, frames, onBatch } = setUp();
  batch.push(1);
  batch.clear();
  frames[0]?.();
  expect(onBatch).not.toHaveBeenCalled();
});
