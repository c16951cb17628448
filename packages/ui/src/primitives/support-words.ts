/**
 * A text that may send the user to support, where the operator names no channel: 'Contact support' becomes
 * 'Keep this for support'.
 */
export const supportWords = (text: string, hasSupport: boolean): string =>
  hasSupport
    ? text
    : text
        .replace('Contact support', 'Keep this for support')
        .replace(/contact support( with the reference)?/, 'keep this for support');

export const namesSupport = (text: string): boolean => /contact support/i.test(text);
