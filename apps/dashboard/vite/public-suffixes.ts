/**
 * Replaces `tldts` in builds with the simulated backend. MSW's cookie jar asks it for the part of a domain
 * that a registry sells; the jar only ever sees this page's own domain, and the list of all registries is 110
 * kB.
 */
export const getDomain = (domain: string): string => domain;
