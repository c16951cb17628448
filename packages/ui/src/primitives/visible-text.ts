/**
 * A text without what cannot be seen: direction marks, zero-width and control characters go, every space is a plain one.
 * Contacts and messengers put them around what people paste.
 */
export const visibleText = (text: string): string =>
  text
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '');
