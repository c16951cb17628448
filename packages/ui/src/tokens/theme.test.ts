import { describe, expect, it } from 'vitest';

import { contrast } from './contrast';
import { contrastPairs } from './contrast-pairs';
import { themeColour } from './theme-colours';

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(contrastPairs)(
    `${theme}: $front on $ground has a contrast of at least $least to 1 (AA)`,
    (pair) => {
      const [front, ground] = [themeColour(pair.front)[theme], themeColour(pair.ground)[theme]];
      expect(contrast(front, ground)).toBeGreaterThanOrEqual(pair.least);
    },
  );
});
