/** True if two plain values have the same content. */
const isEqualView = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [entries, others] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && isEqualView(value, others.get(key)))
  );
};

/** True if a plain view value differs in content from the one on screen, which is kept otherwise. */
export const isNewView = (next: unknown, shown: unknown): boolean => !isEqualView(next, shown);
