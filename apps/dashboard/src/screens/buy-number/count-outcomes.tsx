import { outcomesNeeded } from '@sms/domain';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';

/** From its first render on the outcomes of bought numbers are counted, and the lists of the wizard tell of them. */
export default function CountOutcomes() {
  const start = useUnit(outcomesNeeded);
  useEffect(() => start(), [start]);
  return null;
}
