import type { Deposit, ResultFor } from '../contracts';
import type { FakeCalls } from '.';
import { createFakePopup, openTransactions, pass } from './deposits.fixture';
import { addFundsOpened, addFundsSubmitted, depositAmountChanged } from '../features/payments/add-funds';

/** The payment session the server opens. */
export const SESSION = { txRef: 'SMS_7_2_BBBBBB', paymentLink: 'https://checkout.example.com/pay/2' };

const quote: ResultFor<'calculateUsd'> = { usdAmount: 0.977, rate: 1_535.2, margin: 1 };

interface Options {
  readonly calls?: FakeCalls;
  readonly deposits?: readonly Deposit[];
  readonly kept?: unknown;
  /** Whether the browser blocks popups. Default: no. */
  readonly isBlocked?: boolean;
}

/** The transactions screen with 'Add Funds' open. */
export const openDialog = async ({ calls = {}, isBlocked = false, ...options }: Options = {}) => {
  const popup = createFakePopup();
  const tab = await openTransactions({
    ...options,
    popup: isBlocked ? null : popup,
    calls: {
      exchangeRate: () => 1_520,
      calculateUsd: () => quote,
      createDeposit: () => SESSION,
      ...calls,
    },
  });
  tab.fire(addFundsOpened, undefined);
  await pass(0);
  const type = (text: string) => {
    tab.fire(depositAmountChanged, text);
  };
  /** Types an amount and waits for its quote. */
  const quoted = async (text = '1500') => {
    type(text);
    await pass(500);
  };
  return {
    ...tab,
    popup,
    type,
    quoted,
    /** Proceeds as soon as the amount has its quote. */
    proceed: async (text?: string) => {
      await quoted(text);
      tab.fire(addFundsSubmitted, undefined);
    },
  };
};
