import { describe, expect, it } from 'vitest';

import { contrast } from './contrast';
import { contrastPairs } from './contrast-pairs';
import { themeColour } from './theme-colours';

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(contrastPairs)('has a contrast of $least to 1 or more (AA) between $front and $ground', (pair) => {
    const [front, ground] = [themeColour(pair.front)[theme], themeColour(pair.ground)[theme]];
    expect(contrast(front, ground)).toBeGreaterThanOrEqual(pair.least);
  });
});
