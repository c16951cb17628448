import { $toNaira, exchangeRateNeeded } from '@sms/domain';
import type { ToNaira } from '@sms/ui/primitives/naira';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

export interface NairaRateProps {
  /** True once USD amounts are on screen: the rate is loaded after them. */
  readonly isNeeded: boolean;
  /** Called with how to write an amount in naira, or with null while the rate is unknown. */
  readonly onChange: (update: () => ToNaira | null) => void;
}

/** Loads the rate for the naira beside USD amounts (decision 0124). In a chunk of its own: no page waits for it. */
export default function NairaRate({ isNeeded, onChange }: NairaRateProps) {
  const { toNaira, need } = useUnit({ toNaira: $toNaira, need: exchangeRateNeeded });
  const { pathname } = useLocation();
  useEffect(() => {
    if (isNeeded) need();
  }, [isNeeded, need, pathname]);
  // A function itself would be taken for an update.
  useEffect(() => onChange(() => toNaira), [onChange, toNaira]);
  return null;
}
