import { createContext } from 'react';

/**
 * Height of a number line in px: 96 on Active Numbers (64 on phones and after the end), 64 on the dashboard,
 * 44 in tables and lists. `stage`: the only number of its page.
 */
export type LineDensity = 'stage' | 96 | 64 | 44;

/** The density of the line around a part. */
export const Density = createContext<LineDensity>(44);
