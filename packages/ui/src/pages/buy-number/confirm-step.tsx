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
  /** Numbers of the specification that it names. */
  limits: Pick<
    Limits,
    'lifetimeMinutes' | 'refundAfterMinutes' | 'outcomeSeconds' | 'maxPriceUsd' | 'maxPriceStepUsd'
  >;
  /** Enter was pressed in the field of the limit. */
  onPurchase: () => void;
  /** Of the number with these choices. */
  price: PriceState;
  /** Of the user, beside the price. */
  balance: BalanceState;
  /** Null while the price or the balance is unknown. */
  affordability: Affordability | null;
  /** How the user fared with this choice, for example '7 of 9 received'; leave out where that says nothing. */
  successRate?: string | undefined;
  /** Where funds are added when the balance is too low, with a way back to these choices. */
  addFundsHref: string;
  /** USD as typed; an empty string means no limit. */
  maxPrice: string;
  /** Why the text typed is not a valid limit; null when it is valid. */
  maxPriceError: string | null;
  /** Receives what was typed. */
  onMaxPriceChange: (value: string) => void;
  /** The field for it, which takes the focus when a purchase is refused because of it. */
  maxPriceField: Ref<HTMLInputElement>;
  /** Why the last purchase failed (spec §8); null when it did not. */
  error: { message: string; canTryAnyOperator: boolean } | null;
  /** The user has read the error. */
  onErrorDismiss: () => void;
  /** Buys with any operator, through all checks. */
  onTryAnyOperator: () => void;
  /** What follows a purchase that brought no number; shows nothing after any other. */
  followUp: ReactNode;
  /** State of a purchase whose outcome is not known; null when there is none. */
  unconfirmed: UnconfirmedPurchaseProps['state'] | null;
  /** Looks for the purchase once more. */
  onCheckAgain: () => void;
  /** The user buys again before the outcome is known. */
  onBuyAgain: () => void;
  /** The user has checked for themselves whether the purchase went through. */
  onOutcomeDismiss: () => void;
}

/** Last step of a purchase: price against balance, the optional limit, and what went wrong last time. */
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
