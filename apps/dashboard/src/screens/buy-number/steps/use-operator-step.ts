import { $operators, $operatorsStatus, operatorChosen } from '@sms/domain/catalogue';
import type { BuyNumberStep } from '@sms/ui/pages/buy-number';
import { useUnit } from 'effector-react';

/** Third step: the operator; `country` is the name of the chosen country. */
export const useOperatorStep = (country: string): BuyNumberStep => ({
  kind: 'operator',
  country,
  ...useUnit({
    operators: $operators,
    status: $operatorsStatus,
    onChoose: operatorChosen,
  }),
});
