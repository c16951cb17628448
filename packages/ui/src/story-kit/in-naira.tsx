import type { ComponentType } from 'react';

import { NairaProvider } from '../primitives/naira';

const RATE = 1_520;

const toNaira = (usd: string): string | undefined => {
  const amount = Number(usd.replace(/[$,]/g, ''));
  return usd === '' || Number.isNaN(amount)
    ? undefined
    : `≈ ₦${Math.round(amount * RATE).toLocaleString('en-US')}`;
};

/** Decorator: the rate is known. */
export const inNaira = (Story: ComponentType) => (
  <NairaProvider toNaira={toNaira}>
    <Story />
  </NairaProvider>
);
