import { expect, it } from 'vitest';
import { designTokens } from './design-tokens';

it('design tokens: tokens.json matches theme.css (npx vitest run design-tokens -u writes it)', async () => {
  await expect(`${JSON.stringify(designTokens(), null, 2)}\n`).toMatchFileSnapshot('tokens.json');
});
