import { useId } from 'react';

import { Banner } from '../primitives/feedback/banner';
import { Button } from '../primitives/buttons/button';
import { LinkButton } from '../primitives/buttons/link-button';
import { Spinner } from '../primitives/feedback/spinner';

export interface BatchProgress {
  /** The number being bought, 1-based. */
  current: number;
  requested: number;
  /** Price of each at most. */
  highestPrice: string;
  /**
   * `stopping`: stops after the current one. `checking`: the response was lost; the batch pauses until it is
   * reconciled. `waiting`: rate limit reached.
   */
  phase: 'buying' | 'stopping' | 'checking' | 'waiting';
}

/** Props of {@link PurchaseBatch}. Amounts are formatted USD with 4 decimals. */
export interface PurchaseBatchProps {
  /** Batch sizes, and the shortfall of each; null when the balance is enough. */
  offers: readonly { count: number; total: string; shortfall: string | null }[];
  /** True while nothing can be bought. */
  isDisabled: boolean;
  /** The running batch; null without one. */
  progress: BatchProgress | null;
  /** Summary of the last batch if incomplete; null without one. */
  summary: { title: string; text: string } | null;
  /** Link to the bought numbers. */
  activeNumbersHref: string;
  onBuy: (count: number) => void;
  /** Called when the user stops the batch after the current number. */
  onStop: () => void;
  onDismiss: () => void;
}

const progressText = ({ current, requested, phase }: BatchProgress): string => {
  const number = `number ${current} of ${requested}`;
  switch (phase) {
    case 'buying':
      return `Buying ${number}…`;
    case 'stopping':
      return `Buying ${number}, then stopping…`;
    case 'checking':
      return `Checking ${number}. We won't buy another until it's confirmed.`;
    case 'waiting':
      return `Rate limit reached. Continues automatically with ${number}.`;
  }
};

/**
 * Buys two or three numbers in sequence, and shows one summary. Among 'More options' of the last step; in its
 * receipt while a batch runs or its summary is unread. The current number and the summary are statuses.
 */
export function PurchaseBatch(props: PurchaseBatchProps) {
  const { offers, isDisabled, progress, summary, onBuy } = props;
  const id = useId();
  if (offers.length === 0 && progress === null && summary === null) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="text-sm font-semibold text-ink">
        Buy more than one
      </h3>
      {summary !== null && (
        <Banner
          tone="warning"
          role="status"
          title={summary.title}
          onDismiss={props.onDismiss}
          action={
            <LinkButton to={props.activeNumbersHref} size="sm">
              Open Active Numbers
            </LinkButton>
          }
        >
          {summary.text}
        </Banner>
      )}
      {progress === null ? (
        <>
          <ul className="flex flex-wrap gap-2">
            {offers.map(({ count, total, shortfall }) => (
              <li key={count}>
                <Button
                  disabled={isDisabled || shortfall !== null}
                  describedBy={shortfall === null ? undefined : `${id}-${count}`}
                  onClick={() => onBuy(count)}
                >
                  <span className="tabular-nums">
                    Buy {count} · {total}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
          {offers.map(
            ({ count, shortfall }) =>
              shortfall !== null && (
                <p key={count} id={`${id}-${count}`} className="text-xs text-ink-muted">
                  Add <span className="tabular-nums">{shortfall}</span> to buy {count}.
                </p>
              ),
          )}
          <p className="text-xs text-ink-muted">
            Bought one at a time, each at or below the price above. You can stop between purchases.
          </p>
        </>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p role="status" className="flex items-center gap-2 text-sm text-ink">
            <Spinner />
            {progressText(progress)}
          </p>
          <Button disabled={progress.phase === 'stopping'} onClick={props.onStop}>
            {progress.phase === 'waiting' ? 'Stop' : 'Stop after this one'}
          </Button>
          <p className="w-full text-xs text-ink-muted">
            Each costs at most <span className="tabular-nums">{progress.highestPrice}</span>.
          </p>
        </div>
      )}
    </section>
  );
}
