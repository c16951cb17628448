/** True if two plain view values have the same content. */
export const isEqualView = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [entries, others] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && isEqualView(value, others.get(key)))
  );
};

/**
 * Structural sharing: a view whose content did not change keeps its identity, so that a tick that changes one
 * card re-renders only that card. Returns `before` itself when no view changed.
 */
export const shareStructure = <View>(
  before: ReadonlyMap<string, View>,
  now: ReadonlyMap<string, View>,
): ReadonlyMap<string, View> => {
  const shared = new Map<string, View>();
  let hasChanged = before.size !== now.size;
  for (const [id, view] of now) {
    const earlier = before.get(id);
    const isUnchanged = earlier !== undefined && isEqualView(earlier, view);
    shared.set(id, isUnchanged ? earlier : view);
    hasChanged ||= !isUnchanged;
  }
  return hasChanged ? shared : before;
};
