import { exchangeRateNeeded } from '@sms/domain/payments/exchange-rate';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';

/**
 * Loads the rate for the naira beside USD amounts. No page waits for it.
 *
 * @param isNeeded true once the page's own reads have brought such an amount
 */
export const useNairaRate = (isNeeded: boolean): void => {
  const need = useUnit(exchangeRateNeeded);
  useEffect(() => {
    if (isNeeded) need();
  }, [isNeeded, need]);
};
