import { createContext, use } from 'react';

import { classes } from '../classes';

/**
 * Id of the tooltip around a control, for its `aria-describedby`. In a module of its own, so that pages with
 * plain buttons do not load the tooltip.
 */
export const TooltipId = createContext<string | undefined>(undefined);

/**
 * `aria-describedby` of a control: its own descriptions in order, then the tooltip around it.
 * @returns undefined when there is none
 */
export const useDescribedBy = (...own: readonly (string | false | undefined)[]): string | undefined =>
  classes(...own, use(TooltipId)) || undefined;
