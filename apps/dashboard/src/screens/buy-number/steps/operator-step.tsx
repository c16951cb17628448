import { $availability } from '@sms/domain/catalogue/offers/availability';
import { $operators, $operatorsStatus } from '@sms/domain/catalogue/offers/operators';
import { operatorChosen } from '@sms/domain/catalogue/selection';
import { OperatorList } from '@sms/ui/catalogue/operator-list';
import { useStoreMap, useUnit } from 'effector-react';

interface OperatorStepProps {
  /** Name of the chosen country. */
  readonly country: string;
  /** Code of the chosen service. */
  readonly service: string;
  /** What it costs with any operator. */
  readonly price: string | undefined;
}

/** Third step: any operator, or one of the country. */
export function OperatorStep({ country, service, price }: OperatorStepProps) {
  const list = useUnit({ operators: $operators, status: $operatorsStatus, onChoose: operatorChosen });
  const availability = useStoreMap({
    store: $availability,
    keys: [service],
    fn: (stock) => stock.get(service) ?? null,
  });
  return <OperatorList {...list} country={country} anyOperator={{ price, availability }} />;
}
