/**
 * Whether another page shows this one inside itself, where it could lead clicks astray. Headers forbid it, but not every host sends
 * them (decision 0084). The simulated product moves no money and may be shown anywhere.
 */
export const isFramed = !__SIMULATED_BACKEND__ && window.top !== window.self;
