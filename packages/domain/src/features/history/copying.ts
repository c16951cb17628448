import { createNumberCopying } from '../copying';
import { $historyPage } from './list';

export const { copyClicked: historyCopyClicked, $copiedMark: $historyCopiedMark } = createNumberCopying(
  $historyPage.map((page) => page && page.numbers),
);
