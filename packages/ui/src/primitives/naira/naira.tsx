import { createContext, use, type ReactNode } from 'react';

import type { ElementProps } from '../element-props';

/** Writes about so much naira for a USD amount as it is shown: '≈ ₦76' for '$0.0500'; undefined for none. */
export type ToNaira = (usd: string) => string | undefined;

/** Above every page: the rate is one, and the amounts are many. */
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

export interface NairaProps extends ElementProps<HTMLSpanElement> {
  /** USD amount as it is shown, for example '$0.0500'. Stands directly before this element. */
  usd: string | undefined;
}

/** About so much naira for a USD amount as it is shown; undefined while unknown. */
export const useNaira = (usd: string | undefined): string | undefined => use(Context)?.(usd ?? '');

/** About so much naira, quiet beside the USD amount, with the space between. Nothing while the rate or the amount is unknown. */
export function Naira({ usd, ...element }: NairaProps) {
  const text = useNaira(usd);
  if (text === undefined) return null;
  return (
    <>
      {' '}
      <span {...element} className="text-xs font-normal whitespace-nowrap text-ink-muted tabular-nums">
        {text}
      </span>
    </>
  );
}
