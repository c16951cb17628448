import { Suspense, type ReactNode } from 'react';

import type { Limits } from '../../limits';
import { InsufficientBalance } from '../../purchase/insufficient-balance';
import {
  PriceBalancePanel,
  type Affordability,
  type BalanceState,
  type PriceState,
} from '../../purchase/price-balance-panel';
import { PurchaseButton, type PurchaseButtonBlock } from '../../purchase/purchase-button';
import { PurchaseError } from '../../purchase/purchase-error';
import { UnconfirmedPurchase, type UnconfirmedPurchaseProps } from '../../purchase/unconfirmed-purchase';
import { Card } from '../../primitives/card';
import { ActionBar } from './action-bar';

export interface ReceiptProps {
  /** Limits of the specification used in its texts. */
  limits: Pick<Limits, 'lifetimeMinutes' | 'refundAfterMinutes' | 'outcomeSeconds'>;
  /** Price of the selection. */
  price: PriceState;
  /** The user's balance, next to the price. */
  balance: BalanceState;
  /** null while the price or the balance is unknown. */
  affordability: Affordability | null;
  /** Reason that blocks a purchase; null when there is none. */
  blockedBy: PurchaseButtonBlock | null;
  /** Seconds left of the rate-limit wait; undefined without one. */
  secondsLeft?: number | undefined;
  /** Deep link to the deposit form when the balance is too low; resumes the purchase afterwards. */
  addFundsHref: string;
  /** Payment of a shortfall on this step, in place of the link alone. */
  topUp: ReactNode;
  /** State of that payment; renders nothing without one. */
  paymentStatus: ReactNode;
  /** Called when the user buys. */
  onPurchase: () => void;
  /** Error of the last purchase (spec §8); null without one. */
  error: { message: string; canTryAnyOperator: boolean; newPrice?: string | undefined } | null;
  /** Called when the user dismisses the error. */
  onErrorDismiss: () => void;
  /** Called when the user buys with any operator; all checks apply. */
  onTryAnyOperator: () => void;
  /** Called when the user accepts the error's `newPrice`, formatted USD. */
  onNewPriceAccept: () => void;
  /** True while no operator has numbers: the options of `followUp` replace the purchase button. */
  isOutOfStock: boolean;
  /** Next steps after a failed purchase; renders nothing otherwise. */
  followUp: ReactNode;
  /** A running batch, or its summary; null without one. */
  batch: ReactNode;
  /** State of an unconfirmed purchase, which replaces the receipt; null without one. */
  unconfirmed: UnconfirmedPurchaseProps['state'] | null;
  /** Called when the user retries reconciliation. */
  onCheckAgain: () => void;
  /** Called when the user buys again before the outcome is known. */
  onBuyAgain: () => void;
  /** Called when the user confirms that they checked the outcome. */
  onOutcomeDismiss: () => void;
}

/** The price, and the next step: buy, add funds, another number, or wait for the outcome of the last one. */
export function Receipt(props: ReceiptProps) {
  const { limits, unconfirmed, error } = props;
  return (
    <Card className="flex flex-col gap-4 p-4 max-lg:order-first">
      {error !== null && (
        <PurchaseError
          message={error.message}
          tone={props.isOutOfStock || error.canTryAnyOperator || error.newPrice ? 'warning' : 'error'}
          onDismiss={props.onErrorDismiss}
          onTryAnyOperator={error.canTryAnyOperator ? props.onTryAnyOperator : undefined}
          risen={
            error.newPrice === undefined
              ? undefined
              : { price: error.newPrice, onBuy: props.onNewPriceAccept }
          }
        />
      )}
      {unconfirmed === null ? (
        <Sale {...props} />
      ) : (
        <UnconfirmedPurchase
          state={unconfirmed}
          limits={limits}
          onCheckAgain={props.onCheckAgain}
          onTryAgain={props.onBuyAgain}
          onDismiss={props.onOutcomeDismiss}
        />
      )}
      <Suspense>
        {props.followUp}
        {props.batch}
      </Suspense>
      {unconfirmed === null && !props.isOutOfStock && props.affordability?.kind !== 'insufficient' && (
        <p className="text-xs text-ink-muted">
          {/* On phones the words of the naira took its place. */}
          <span className="max-md:sr-only">
            {`${limits.lifetimeMinutes} minutes. No SMS after ${limits.refundAfterMinutes} minutes?`}
          </span>
          <span aria-hidden className="md:hidden">
            No SMS?
          </span>
          <span> Cancel: full refund.</span>
        </p>
      )}
    </Card>
  );
}

function Sale(props: ReceiptProps) {
  const { price, affordability, blockedBy, secondsLeft, isOutOfStock, onPurchase } = props;
  const button = (
    <PurchaseButton
      price={price.kind === 'known' ? price.amount : undefined}
      blockedBy={blockedBy}
      secondsLeft={secondsLeft}
      onPurchase={onPurchase}
    />
  );
  return (
    <>
      <PriceBalancePanel {...props} isCompact={isOutOfStock} />
      <Suspense>{props.paymentStatus}</Suspense>
      {affordability?.kind === 'insufficient' ? (
        <>
          <ActionBar isTall>
            <Suspense
              fallback={
                <InsufficientBalance shortfall={affordability.shortfall} addFundsHref={props.addFundsHref} />
              }
            >
              {props.topUp}
            </Suspense>
          </ActionBar>
          {button}
        </>
      ) : (
        !isOutOfStock && <ActionBar>{button}</ActionBar>
      )}
    </>
  );
}
