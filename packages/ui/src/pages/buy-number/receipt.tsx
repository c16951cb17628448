import { Suspense, type ReactNode } from 'react';

import type { Limits } from '../../limits';
import { InsufficientBalance } from '../../purchase/insufficient-balance';
import {
  PriceBalancePanel,
  type Affordability,
  type BalanceState,
  type PriceState,
} from './price-balance-panel';
import { PurchaseButton, type PurchaseButtonBlock } from './purchase-button';
import { PurchaseError, type PurchaseErrorProps } from '../../purchase/purchase-error';
import { UnconfirmedPurchase, type UnconfirmedPurchaseProps } from '../../purchase/unconfirmed-purchase';
import { Card } from '../../primitives/card';
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
  limits: Pick<Limits, 'lifetimeMinutes' | 'refundAfterMinutes' | 'outcomeSeconds'>;
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
  onPurchase: () => void;
  /** Error of the last purchase, with what can be done about it; null without one. */
  error: Omit<PurchaseErrorProps, 'tone'> | null;
  /** True while no operator has numbers: the options of `followUp` replace the purchase button. */
  isOutOfStock: boolean;
  /** Next steps after a failed purchase; renders nothing otherwise. */
  followUp: ReactNode;
  /** A running batch, or its summary; null without one. */
  batch: ReactNode;
  /** A purchase without a clear response, which replaces the receipt; null without one. */
  unconfirmed: Omit<UnconfirmedPurchaseProps, 'limits'> | null;
}

/** The price, and the next step: buy, add funds, another number, or wait for the outcome of the last one. */
export function Receipt(props: ReceiptProps) {
  const { limits, unconfirmed, error } = props;
  return (
    <Card className="order-first flex flex-col gap-4 p-4 lg:order-none">
      {error !== null && (
        <PurchaseError
          {...error}
          tone={props.isOutOfStock || error.onTryAnyOperator || error.risen ? 'warning' : 'error'}
        />
      )}
      {unconfirmed === null ? <Sale {...props} /> : <UnconfirmedPurchase {...unconfirmed} limits={limits} />}
      <Suspense>
        {props.followUp}
        {props.batch}
      </Suspense>
      {unconfirmed === null && !props.isOutOfStock && props.affordability?.kind !== 'insufficient' && (
        <p className="text-xs text-ink-muted">
          <span className="sr-only md:not-sr-only">
            {`It lives for ${limits.lifetimeMinutes} minutes. No SMS after ${limits.refundAfterMinutes}? Cancel for a full refund.`}
          </span>
          {/* On phones the words of the naira took its place. */}
          <span aria-hidden className="md:hidden">
            {`Refundable after ${limits.refundAfterMinutes} minutes without an SMS.`}
          </span>
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
      atMost={price.kind === 'known' ? price.atMost : undefined}
      blockedBy={blockedBy}
      secondsLeft={secondsLeft}
      onPurchase={onPurchase}
    />
  );
  return (
    <>
      {!isOutOfStock && <PriceBalancePanel {...props} />}
      <Suspense>{props.paymentStatus}</Suspense>
      {affordability?.kind === 'insufficient' ? (
        <>
          <ActionBar isTall>
            <Suspense fallback={<InsufficientBalance addFundsHref={props.addFundsHref} />}>
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
