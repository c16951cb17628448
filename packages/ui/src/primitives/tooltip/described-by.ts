import { createContext, use } from 'react';

/** Id of the tooltip around a control, so that the control can name it as its description. */
export const TooltipId = createContext<string | undefined>(undefined);

/**
 * Value for `aria-describedby` of a control: its own explanation and the tooltip around it.
 * @returns undefined when there is neither.
 */
export const useDescribedBy = (own?: string): string | undefined =>
  [own, use(TooltipId)].filter(Boolean).join(' ') || undefined;
