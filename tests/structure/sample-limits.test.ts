import { expect, it } from 'vitest';
import { limits } from '../../apps/dashboard/src/app/limits';
import { sampleLimits } from '../../packages/ui/src/story-kit/samples';

it('limits: the samples of the stories are those that the app supplies', () => {
  expect(sampleLimits).toEqual(limits);
});
