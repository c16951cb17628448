import { depositsClock } from '@sms/domain/payments/deposits/deposits-clock';
import { useUnit } from 'effector-react';
import { useLayoutEffect } from 'react';

/** Keeps the time of payments on screen; from before they are painted, so that their first frame has it. */
export const useDepositsClock = (): void => {
  const toggle = useUnit(depositsClock.toggled);
  useLayoutEffect(() => {
    toggle(true);
    return () => {
      toggle(false);
    };
  }, [toggle]);
};
