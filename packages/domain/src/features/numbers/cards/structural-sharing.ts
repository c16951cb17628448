/** Whether two plain view values have the same content. */
export const isSameView = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [entries, others] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && isSameView(value, others.get(key)))
  );
};

/**
 * The new views, where a view whose content did not change stays the very same object, so that a tick that changes
 * one card re-renders only that card. Returns `before` itself when nothing changed.
 */
export const keepUnchanged = <View>(
  before: ReadonlyMap<string, View>,
  now: ReadonlyMap<string, View>,
): ReadonlyMap<string, View> => {
  const kept = new Map<string, View>();
  let hasChanged = before.size !== now.size;
  for (const [id, view] of now) {
    const earlier = before.get(id);
    const isKept = earlier !== undefined && isSameView(earlier, view);
    kept.set(id, isKept ? earlier : view);
    hasChanged ||= !isKept;
  }
  return hasChanged ? kept : before;
};
