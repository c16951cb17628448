import { createContext, use, type ReactNode } from 'react';

/** A displayed USD amount as naira, approximately: '$0.0500' as '≈ ₦76'; undefined if it is none. */
export type ToNaira = (usd: string) => string | undefined;

/** A context, since one rate serves every amount of every page. */
const Context = createContext<ToNaira | null>(null);

export interface NairaProviderProps {
  /** null while the rate is unknown. */
  toNaira: ToNaira | null;
  children: ReactNode;
}

/** Shows naira beside the USD amounts below it. */
export function NairaProvider({ toNaira, children }: NairaProviderProps) {
  return <Context value={toNaira}>{children}</Context>;
}

export interface NairaProps {
  /** The displayed USD amount directly before this element, for example '$0.0500'. */
  usd: string | undefined;
}

/** The approximate naira for a displayed USD amount; undefined while unknown. */
export const useNaira = (usd: string | undefined): string | undefined => use(Context)?.(usd ?? '');

/**
 * The approximate naira after a USD amount, with a space between. Empty while the rate or the amount is
 * unknown. Directly after the USD amount where the user chooses or pays, in the same group of elements. Not
 * for an amount that is paid or was paid in naira: write that amount.
 */
export function Naira({ usd }: NairaProps) {
  const text = useNaira(usd);
  // Alone the space would stand at the start of the line, and its way to its place is a layout shift.
  if (text === undefined) return null;
  return (
    <>
      {' '}
      <span translate="no" className="text-sm font-normal whitespace-nowrap text-ink-muted tabular-nums">
        {text}
      </span>
    </>
  );
}
