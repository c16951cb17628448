/**
 * Parses a number that the user typed; null when it is not one. Every numeric field is a plain text field
 * parsed by this rule: display and value of a browser's own number field differ between engines and
 * languages. A comma is a decimal separator like the point, and spaces around the number are ignored. Signs,
 * exponents, other bases and thousands separators are rejected: they are ambiguous.
 */
export const readDecimalText = (text: string): number | null => {
  if (!/^\s*(\d+[.,]?\d*|[.,]\d+)\s*$/.test(text)) return null;
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
};
