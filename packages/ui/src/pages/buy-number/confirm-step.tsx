import type { ReactNode, Ref } from 'react';

import type { Limits } from '../../limits';
import { InsufficientBalance } from '../../parts/purchase/insufficient-balance';
import { MaxPriceField } from '../../parts/purchase/max-price-field';
import {
  PriceBalancePanel,
  type Affordability,
  type BalanceState,
  type PriceState,
} from '../../parts/purchase/price-balance-panel';
import { PurchaseError } from '../../parts/recovery/purchase-error';
import {
  UnconfirmedPurchase,
  type UnconfirmedPurchaseProps,
} from '../../parts/recovery/unconfirmed-purchase';

export interface ConfirmStepProps {
  /** Limits of the specification used in its texts. */
  limits: Pick<
    Limits,
    'lifetimeMinutes' | 'refundAfterMinutes' | 'outcomeSeconds' | 'maxPriceUsd' | 'maxPriceStepUsd'
  >;
  /** Called when the user presses Enter in the maximum price field. */
  onPurchase: () => void;
  /** Price of the selection. */
  price: PriceState;
  /** The user's balance, next to the price. */
  balance: BalanceState;
  /** null while the price or the balance is unknown. */
  affordability: Affordability | null;
  /** Success rate of the user, for example '7 of 9 received'; undefined for small samples. */
  successRate?: string | undefined;
  /** Deep link to the deposit form when the balance is too low; resumes the purchase afterwards. */
  addFundsHref: string;
  /** USD as typed; an empty string means no limit. */
  maxPrice: string;
  /** Validation error of the limit; null when it is valid. */
  maxPriceError: string | null;
  /** Called with the new text. */
  onMaxPriceChange: (value: string) => void;
  /** Ref to the limit's field, which takes the focus when the limit blocks a purchase. */
  maxPriceField: Ref<HTMLInputElement>;
  /** Error of the last purchase (spec §8); null without one. */
  error: { message: string; canTryAnyOperator: boolean } | null;
  /** Called when the user dismisses the error. */
  onErrorDismiss: () => void;
  /** Called when the user buys with any operator; all checks apply. */
  onTryAnyOperator: () => void;
  /** Next steps after a failed purchase; renders nothing otherwise. */
  followUp: ReactNode;
  /** State of an unconfirmed purchase; null without one. */
  unconfirmed: UnconfirmedPurchaseProps['state'] | null;
  /** Called when the user retries reconciliation. */
  onCheckAgain: () => void;
  /** Called when the user buys again before the outcome is known. */
  onBuyAgain: () => void;
  /** Called when the user confirms that they checked the outcome. */
  onOutcomeDismiss: () => void;
}

/** Last step of a purchase: price and balance, the optional limit, and the last error. */
export default function ConfirmStep({ maxPriceField, ...props }: ConfirmStepProps) {
  const { limits, price, balance, affordability, error, unconfirmed } = props;
  return (
    <div className="flex flex-col gap-4 p-4">
      {unconfirmed !== null && (
        <UnconfirmedPurchase
          state={unconfirmed}
          limits={limits}
          onCheckAgain={props.onCheckAgain}
          onTryAgain={props.onBuyAgain}
          onDismiss={props.onOutcomeDismiss}
        />
      )}
      {error !== null && (
        <PurchaseError
          message={error.message}
          onDismiss={props.onErrorDismiss}
          onTryAnyOperator={error.canTryAnyOperator ? props.onTryAnyOperator : undefined}
        />
      )}
      {props.followUp}
      <PriceBalancePanel
        price={price}
        balance={balance}
        affordability={affordability}
        successRate={props.successRate}
      />
      {affordability?.kind === 'insufficient' && price.kind === 'known' && balance.kind === 'known' && (
        <InsufficientBalance
          needed={price.amount}
          owned={balance.amount}
          shortfall={affordability.shortfall}
          addFundsHref={props.addFundsHref}
        />
      )}
      {/* Enter in the field buys, as 'Purchase Number' does. */}
      <form
        className="sm:max-w-72"
        onSubmit={(event) => {
          event.preventDefault();
          props.onPurchase();
        }}
      >
        <MaxPriceField
          ref={maxPriceField}
          value={props.maxPrice}
          limits={limits}
          onChange={props.onMaxPriceChange}
          error={props.maxPriceError ?? undefined}
        />
      </form>
      <p className="text-xs text-ink-muted">
        Valid for {limits.lifetimeMinutes} minutes. No SMS after {limits.refundAfterMinutes}? Cancel for a
        full refund.
      </p>
    </div>
  );
}
