import { createDeposit, verifyPayment } from '../../behaviour/payments/deposits';
import { ofUser } from '../../db/table';
import { reject, rejectField, Rejection } from '../../behaviour/rejection';
import { checkoutLink } from '../../checkout/link';
import type { World } from '../../world/world';
import type { HandlersFor } from '../handler';

interface OwnDepositCall {
  readonly world: World;
  readonly user: { readonly id: number };
  readonly params: { readonly txRef: string };
}

const REFERENCE = /^SMS_\d{1,15}_\d{1,15}_[A-Z0-9]{6}$/;

/** The user's own deposit, or the rejection `unknown`: another user's is refused like an unknown one. */
const ownDeposit = <Code extends string>(
  { world, user, params }: OwnDepositCall,
  unknown: Rejection<Code>,
) => {
  if (!REFERENCE.test(params.txRef)) {
    return rejectField('txRef', 'Invalid transaction reference format', params.txRef);
  }
  return ofUser(world.db.deposits, user.id).find(({ tx_ref }) => tx_ref === params.txRef) ?? unknown;
};

export const depositHandlers: HandlersFor<
  'createDeposit' | 'verifyPayment' | 'cancelPayment' | 'paymentStatus'
> = {
  createDeposit: ({ world, user, site, body }) => {
    const deposit = createDeposit(world, user.id, body.amount, body.payment_type);
    if (deposit instanceof Rejection) return deposit;
    return {
      success: true,
      message: 'Payment session created successfully',
      data: {
        ...deposit,
        payment_link: checkoutLink(site.api, deposit),
        checkout_token: deposit.token,
        currency: 'NGN',
      },
    };
  },
  verifyPayment: (call) => {
    const unknown = reject('DEPOSIT_NOT_FOUND', { text: 'Deposit not found or access denied' });
    const deposit = ownDeposit(call, unknown);
    if (deposit instanceof Rejection) return deposit;
    const outcome = verifyPayment(call.world, deposit);
    if (outcome instanceof Rejection) return outcome;
    const { tx_ref, ngn_amount: amount_settled, usd_equivalent, fx_rate } = deposit;
    const settled = { tx_ref, status: 'PAID_SETTLED' } as const;
    return outcome === 'already-settled'
      ? { success: true, message: 'Payment already verified and settled', data: settled }
      : {
          success: true,
          message: 'Payment verified and processed successfully',
          data: { ...settled, amount_settled, usd_equivalent, fx_rate, already_processed: false },
        };
  },
  cancelPayment: (call) => {
    const deposit = ownDeposit(call, reject('DEPOSIT_NOT_FOUND'));
    if (deposit instanceof Rejection) return deposit;
    if (deposit.status !== 'PENDING_UNSETTLED') {
      return reject('INVALID_STATUS_FOR_CANCELLATION', {
        text: `Cannot cancel payment with status: ${deposit.status}`,
      });
    }
    deposit.status = 'CANCELLED';
    return {
      success: true,
      message: 'Payment cancelled successfully',
      data: { tx_ref: deposit.tx_ref, status: deposit.status },
    };
  },
  paymentStatus: (call) => {
    const deposit = ownDeposit(call, reject('PAYMENT_NOT_FOUND'));
    if (deposit instanceof Rejection) return deposit;
    return {
      success: true,
      data: {
        ...deposit,
        payment_link: checkoutLink(call.site.api, deposit),
        is_expired: call.world.clock.iso() >= deposit.expires_at,
      },
    };
  },
};
