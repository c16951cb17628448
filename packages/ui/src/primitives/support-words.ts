/**
 * A text that may send the user to support, where the operator names no channel: 'Contact support' becomes
 * 'Keep this for support'.
 */
export const supportWords = (text: string, hasSupport: boolean): string =>
  hasSupport
    ? text
    : text.replace(/(c)ontact support( with the reference)?/i, (_, first: string) =>
        first === 'C' ? 'Keep this for support' : 'keep this for support',
      );

/** True for a text that sends the user to support. */
export const namesSupport = (text: string): boolean => /contact support/i.test(text);
