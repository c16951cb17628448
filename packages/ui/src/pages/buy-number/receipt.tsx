import type { ReactNode } from 'react';

import type { Limits } from '../../limits';
import {
  PriceBalancePanel,
  type Affordability,
  type BalanceState,
  type PriceState,
} from './price-balance-panel';
import { Amount } from '../../primitives/amount';
import { Naira } from '../../primitives/naira';
import { PurchaseButton, type PurchaseButtonBlock } from './purchase-button';
import { classes } from '../../primitives/classes';

interface ActionBarProps {
  children: ReactNode;
  /**
   * True with a text above the button: the content above the bar reserves space for both. @defaultValue false
   */
  isTall?: boolean | undefined;
}

/**
 * The main action: in the receipt, on phones a bar at the bottom of the window, within reach of the thumb.
 */
function ActionBar({ children, isTall = false }: ActionBarProps) {
  return (
    <div
      data-action-bar={isTall ? 'tall' : ''}
      className={classes(
        'phone:fixed phone:inset-x-0 phone:bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] phone:z-10',
        'phone:border-t phone:border-line phone:bg-surface phone:px-safe-4 phone:py-3',
      )}
    >
      {children}
    </div>
  );
}

export interface ReceiptProps {
  /** Limits of the specification used in its texts. */
  limits: Pick<Limits, 'lifetimeMinutes' | 'refundAfterMinutes'>;
  price: PriceState;
  /** The user's balance, next to the price. */
  balance: BalanceState;
  /** null while the price or the balance is unknown. */
  affordability: Affordability | null;
  /** Reason that blocks a purchase; null when there is none. */
  blockedBy: PurchaseButtonBlock | null;
  /** Seconds left of the rate-limit wait; undefined without one. */
  secondsLeft?: number | undefined;
  onPurchase: () => void;
  /** True while no operator has numbers: the options of `followUp` replace the purchase button. */
  isOutOfStock: boolean;
  /** The InsufficientBalance: pays a shortfall on this step. */
  topUp: ReactNode;
  /** The PaymentStatus of that payment; renders nothing without one. */
  paymentStatus?: ReactNode;
  /** The UnconfirmedOutcome of one without a clear response, in place of price and button. */
  unconfirmed?: ReactNode;
  /** Next steps after a failed purchase, and a batch under way; renders nothing otherwise. */
  followUp?: ReactNode;
  /**
   * The PurchaseError of the last purchase; nothing without one. Last, since it goes by itself: no button
   * that buys may move then.
   */
  error?: ReactNode;
}

/** The price, and the next step: buy, add funds, another number, or wait for the outcome of the last one. */
export function Receipt(props: ReceiptProps) {
  const { limits, unconfirmed, isOutOfStock, affordability } = props;
  const isSale = unconfirmed === undefined && !isOutOfStock;
  return (
    <div className="flex flex-col gap-4">
      {unconfirmed ?? <Sale {...props} />}
      {props.followUp}
      {props.error}
      {isSale && affordability?.kind !== 'insufficient' && (
        <p className="text-xs text-ink-muted">
          <span className="sr-only md:not-sr-only">
            {`It lives for ${limits.lifetimeMinutes} minutes. No SMS after ${limits.refundAfterMinutes}? Cancel for a full refund.`}
          </span>
          {/* On phones the words of the naira took its place. */}
          <span aria-hidden className="md:hidden">
            {`Refundable after ${limits.refundAfterMinutes} minutes without SMS.`}
          </span>
        </p>
      )}
    </div>
  );
}

function LastPrice({ price }: Pick<ReceiptProps, 'price'>) {
  return (
    <p className="flex justify-between gap-x-4 text-sm text-ink-muted">
      <span>Last price</span>
      {/* Known later, once there is stock again: no row may move then. */}
      {price.kind === 'known' ? (
        <span className="font-medium text-ink">
          <Amount>{price.amount}</Amount>
          <Naira usd={price.amount} />
        </span>
      ) : (
        '—'
      )}
    </p>
  );
}

function Sale(props: ReceiptProps) {
  const { price, affordability, blockedBy, secondsLeft, isOutOfStock, onPurchase } = props;
  const isShort = affordability?.kind === 'insufficient';
  const button = (
    <PurchaseButton
      price={price.kind === 'known' ? price.amount : undefined}
      atMost={price.kind === 'known' ? price.atMost : undefined}
      blockedBy={blockedBy}
      secondsLeft={secondsLeft}
      onPurchase={onPurchase}
    />
  );
  return (
    <>
      {isOutOfStock ? <LastPrice price={price} /> : <PriceBalancePanel {...props} />}
      {props.paymentStatus}
      {isShort ? (
        <>
          <ActionBar isTall>{props.topUp}</ActionBar>
          {button}
        </>
      ) : (
        !isOutOfStock && <ActionBar>{button}</ActionBar>
      )}
    </>
  );
}
