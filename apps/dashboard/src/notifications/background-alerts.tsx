import LowBalanceScreen from './low-balance';
import NumbersWithoutCodeScreen from './numbers-without-code';

/** What every signed-in tab watches once it is idle, and tells above the page. */
export default function BackgroundAlerts() {
  return (
    <>
      <NumbersWithoutCodeScreen />
      <LowBalanceScreen />
    </>
  );
}
