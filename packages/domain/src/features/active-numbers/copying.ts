import { createNumberCopying } from '../copying';
import { $activeNumbers } from './numbers';

export const { copyClicked, $copiedMark } = createNumberCopying($activeNumbers);
