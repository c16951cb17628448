/**
 * The number a user has typed, null when it is not one. Every numeric field is a plain text field read by this rule:
 * what a browser's own number field shows, and what it hands over, differs between engines and languages. A comma is
 * a decimal separator like the point, and spaces around the number do not count. Signs, exponents, other bases and
 * thousands separators are refused: they could mean something other than what they look like.
 */
export const readDecimalText = (text: string): number | null => {
  if (!/^\s*(\d+[.,]?\d*|[.,]\d+)\s*$/.test(text)) return null;
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
};
