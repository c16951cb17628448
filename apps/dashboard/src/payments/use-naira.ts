import { $toNaira, exchangeRateNeeded } from '@sms/domain';
import type { ToNaira } from '@sms/ui/primitives/naira';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** How to write a USD amount in naira (decision 0124); null while the rate is unknown. No page waits for it. */
export const useNaira = (): ToNaira | null => {
  const { toNaira, need } = useUnit({ toNaira: $toNaira, need: exchangeRateNeeded });
  const { pathname } = useLocation();
  useEffect(() => need(), [need, pathname]);
  return toNaira;
};
