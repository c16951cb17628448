/**
 * Units that are made when they are first asked for: a mechanism has more of them than any of its users needs, and
 * making units is most of a start's script.
 */
export const onDemand = <M extends Readonly<Record<string, () => unknown>>>(makers: M) => {
  const units = {};
  for (const [name, make] of Object.entries(makers)) {
    const get = (): unknown => {
      const value = make();
      Object.defineProperty(units, name, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(units, name, { configurable: true, enumerable: true, get });
  }
  return units as { readonly [N in keyof M]: ReturnType<M[N]> };
};
