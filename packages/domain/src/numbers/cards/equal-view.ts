/** True if two plain view values have the same content: then whoever shows the first keeps it. */
export const isEqualView = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [entries, others] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && isEqualView(value, others.get(key)))
  );
};
