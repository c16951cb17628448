import { combine } from 'effector';
import { createNumberCopying } from '../copying';
import { $activeNumbers, $endedNumbers } from './numbers';

export const { copyClicked, $copiedMark } = createNumberCopying(
  combine($activeNumbers, $endedNumbers, (active, ended) => [...(active ?? []), ...ended]),
);
