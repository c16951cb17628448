import { createContext, use } from 'react';

import { classes } from '../classes';

/**
 * Id of the tooltip around a control, so that the control can name it as its description. Apart from the tooltip itself,
 * which pages with buttons alone do not fetch.
 */
export const TooltipId = createContext<string | undefined>(undefined);

/**
 * Value for `aria-describedby` of a control: its own explanations, in order, and the tooltip around it.
 * @returns undefined when there is none.
 */
export const useDescribedBy = (...own: readonly (string | false | undefined)[]): string | undefined =>
  classes(...own, use(TooltipId)) || undefined;
