import LowBalanceScreen from '../../notifications/low-balance';
import NumbersWithoutCodeScreen from '../../notifications/numbers-without-code';
import NairaRate, { type NairaRateProps } from '../../payments/naira-rate';

/** Work of every signed-in tab once it is idle, in one chunk: alerts above the page, and the rate for the balance. */
export default function IdleParts({ onChange }: Pick<NairaRateProps, 'onChange'>) {
  return (
    <>
      <NumbersWithoutCodeScreen />
      <LowBalanceScreen />
      <NairaRate isNeeded onChange={onChange} />
    </>
  );
}
