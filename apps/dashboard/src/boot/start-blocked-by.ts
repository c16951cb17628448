/**
 * True while another page embeds this one in a frame (clickjacking). Headers forbid it, but not every host sends them
 * (decision 0084). The simulated product moves no money and may be embedded.
 */
export const isFramed = !__SIMULATED_BACKEND__ && window.top !== window.self;
