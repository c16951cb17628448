import { operations, type OperationName } from '@sms/domain/contracts';
import * as v from 'valibot';

/** State of a run: responses of some calls supply the ids for others. */
export interface RunContext {
  readonly account: { readonly username: string; readonly password: string };
  readonly numberId: string | null;
  /** A number that has received an SMS. */
  readonly receivedId: string | null;
  readonly txRef: string | null;
  /** The number that this run bought. */
  readonly boughtId: string | null;
  /** The deposit that this run opened. */
  readonly openedTxRef: string | null;
  /** The subscription that this run bought. */
  readonly subscriptionId: string | null;
}

/** The state before the first call. */
export const initialContext = (account: RunContext['account']): RunContext => ({
  account,
  numberId: null,
  receivedId: null,
  txRef: null,
  boughtId: null,
  openedTxRef: null,
  subscriptionId: null,
});

/** The additions of a response; an unreadable one adds nothing. */
const contextFrom = (name: OperationName, body: unknown): Partial<RunContext> => {
  switch (name) {
    case 'activeNumbers':
    case 'history': {
      const list = v.safeParse(operations[name].reader, body);
      if (!list.success) return {};
      const { numbers } = list.output;
      const received = numbers.find(({ status }) => status === 'received');
      return {
        ...(numbers[0] && { numberId: numbers[0].id }),
        ...(received && { receivedId: received.id }),
      };
    }
    case 'deposits': {
      const list = v.safeParse(operations.deposits.reader, body);
      const [first] = list.success ? list.output.deposits : [];
      return first === undefined ? {} : { txRef: first.txRef };
    }
    case 'purchaseNumber': {
      const bought = v.safeParse(operations.purchaseNumber.reader, body);
      return bought.success ? { boughtId: bought.output.id, numberId: bought.output.id } : {};
    }
    case 'createDeposit': {
      const opened = v.safeParse(operations.createDeposit.reader, body);
      return opened.success ? { openedTxRef: opened.output.txRef, txRef: opened.output.txRef } : {};
    }
    case 'buySubscription': {
      const bought = v.safeParse(operations.buySubscription.reader, body);
      return bought.success ? { subscriptionId: bought.output.subscriptionId } : {};
    }
    default:
      return {};
  }
};

/** The state after a call. */
export const updateContext = (context: RunContext, name: OperationName, body: unknown): RunContext => ({
  ...context,
  ...contextFrom(name, body),
});
