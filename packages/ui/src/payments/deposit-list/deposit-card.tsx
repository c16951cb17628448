import { ChevronRight } from 'lucide';
import { useId } from 'react';

import { classes } from '../../primitives/classes';
import { clickableRow } from '../../primitives/clickable-row';
import { Icon } from '../../primitives/icon';
import { IconButton } from '../../primitives/icon-button';
import { StatusDot } from '../../primitives/status-dot';
import { DepositButtons, hasDepositButtons } from './deposit-buttons';
import type { DepositActions, DepositItem } from './deposit-item';
import { DEPOSIT_STATE } from './deposit-state';

export interface DepositCardProps extends DepositActions {
  deposit: DepositItem;
}

/** A deposit on a phone: amounts and state above the date, below them the actions of its state. */
export function DepositCard({ deposit, countdown, onDetails, ...actions }: DepositCardProps) {
  const { txRef, state, naira, usd, createdAt } = deposit;
  const { label, tone } = DEPOSIT_STATE[state];
  const referenceId = useId();
  return (
    <article
      aria-label={`Deposit ${txRef}`}
      onClick={clickableRow(() => onDetails(txRef))}
      className="cursor-pointer px-3 py-2 active:bg-sunken"
    >
      <div className="flex min-h-11 items-center">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere tabular-nums">
            <bdi className="text-sm font-semibold text-ink">{naira}</bdi>
            <bdi className="text-xs text-ink-muted">{usd}</bdi>
            {/* On a line of its own, with the time left on the narrowest phones, it starts where the others do. */}
            <span
              className={classes('ml-auto text-xs text-ink-muted', state === 'pending' && 'max-[22rem]:ml-0')}
            >
              <StatusDot tone={tone}>{label}</StatusDot>
              {state === 'pending' && countdown && (
                <span className="*:w-auto">
                  <span> · </span>
                  {countdown(txRef)}
                </span>
              )}
            </span>
          </p>
          <p className="text-xs text-ink-muted tabular-nums">
            <span>{createdAt}</span>
            {/* Only heard; on screen it is in the details. */}
            <bdi id={referenceId} className="sr-only">
              {txRef}
            </bdi>
          </p>
        </div>
        {/* A touch target of thumb size that looks as narrow as its arrow. */}
        <span className="-mr-3 flex w-11 shrink-0 justify-end">
          <IconButton
            label="View Details"
            size="lg"
            describedBy={referenceId}
            onClick={() => onDetails(txRef)}
            icon={<Icon of={ChevronRight} className="size-4" />}
          />
        </span>
      </div>
      {hasDepositButtons(state) && (
        <div className="mt-2 mb-1 flex flex-wrap gap-1">
          <DepositButtons deposit={deposit} describedBy={referenceId} {...actions} />
        </div>
      )}
    </article>
  );
}
