import { Button } from '../primitives/buttons/button';
import { LinkButton } from '../primitives/buttons/link-button';

export type ShortfallPayment =
  | {
      kind: 'offer';
      /** Deposit that covers the shortfall, for example '₦308'; null while unknown. */
      amount: string | null;
      /** True where less is missing: says why it is that much. @defaultValue false */
      isMinimum?: boolean;
      onPay: () => void;
    }
  | {
      kind: 'waiting';
      onReopen: () => void;
      onVerify: () => void;
    };

export interface InsufficientBalanceProps {
  /** Link to the deposits. */
  addFundsHref: string;
  /** undefined while the payment's code loads: only the link is shown. */
  payment?: ShortfallPayment | undefined;
}

/**
 * Next steps when the balance is too low (spec §2): the payment of the shortfall, and the link to the
 * deposits. In the receipt of the last step, in place of the purchase button, when price and balance are
 * known and the balance is too low; on phones in the bar at the bottom. Not while one of them is unknown:
 * PurchaseButton explains it. A group named 'Insufficient Balance'. The disabled purchase button below it is
 * described by 'Insufficient balance. Please top up your account.'
 */
export function InsufficientBalance({ addFundsHref, payment }: InsufficientBalanceProps) {
  const amount = payment?.kind === 'offer' ? payment.amount : null;
  return (
    <div role="group" aria-label="Insufficient Balance" className="flex flex-col gap-2">
      {payment?.kind === 'waiting' ? (
        <div className="flex flex-wrap gap-2 *:grow">
          <Button size="lg" onClick={payment.onReopen}>
            Reopen Checkout
          </Button>
          <Button size="lg" onClick={payment.onVerify}>
            Verify
          </Button>
        </div>
      ) : (
        <Button
          variant="primary"
          size="lg"
          fullWidth
          busy={payment === undefined}
          onClick={() => payment?.onPay()}
        >
          {amount ? `Pay ${amount} and continue` : 'Pay and continue'}
        </Button>
      )}
      {amount && payment?.kind === 'offer' && payment.isMinimum && (
        <p className="text-xs text-ink-muted">
          {amount} is the smallest payment. What is left stays in your balance.
        </p>
      )}
      <LinkButton to={addFundsHref} variant="ghost" fullWidth>
        Add Funds
      </LinkButton>
    </div>
  );
}
