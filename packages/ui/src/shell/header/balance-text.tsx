import { Amount } from '../../primitives/amount';
import { useNaira } from '../../primitives/naira';
import { UntrustedText } from '../../primitives/untrusted-text';

export interface BalanceTextProps {
  /** Balance with 4 decimals, for example '$12.3450'; undefined until it is known. */
  balanceWide?: string | undefined;
  /** Balance with 2 decimals, for example '$12.35'; undefined until it is known. */
  balanceNarrow?: string | undefined;
  /** Reason why the balance could not be loaded; shown next to the last known value. */
  balanceError?: string | undefined;
}

/** The balance, with 4 decimals from 768 px on and with 2 below (spec §2); its tooltip says it in naira. */
export function BalanceText({ balanceWide, balanceNarrow, balanceError }: BalanceTextProps) {
  const naira = useNaira(balanceWide);
  const known = balanceWide !== undefined && balanceNarrow !== undefined;
  return (
    // As wide while it loads, so that nothing beside it moves.
    <div className="min-w-0 text-sm leading-tight md:min-w-34" aria-live="polite" aria-atomic>
      {known && (
        <p title={naira} className="whitespace-nowrap text-ink-muted">
          <span className="sr-only">
            Balance: <span translate="no">{balanceWide}</span>
          </span>
          <span aria-hidden>
            {/* The narrowest phones have room only for the amount. */}
            <span className="hidden min-[24rem]:inline">Balance: </span>
            <strong className="hidden font-semibold text-ink md:inline">
              <Amount>{balanceWide}</Amount>
            </strong>
            <span translate="no" className="font-semibold text-ink tabular-nums md:hidden">
              {balanceNarrow}
            </span>
          </span>
        </p>
      )}
      {!known && balanceError === undefined && <p className="text-ink-muted">Updating...</p>}
      {balanceError !== undefined && (
        <p className="text-xs text-error">
          <UntrustedText>{balanceError}</UntrustedText>
        </p>
      )}
    </div>
  );
}
