type Makers = Readonly<Record<string, () => unknown>>;

/**
 * Units that are made when they are first asked for: a mechanism has more of them than any of its users
 * needs, and making units is most of a start's script.
 *
 * @param onto what they are added to. Default: an object of their own
 */
export const onDemand = <M extends Makers, T extends object = object>(makers: M, onto?: T) => {
  const units = onto ?? {};
  for (const [name, make] of Object.entries(makers)) {
    const get = (): unknown => {
      const value = make();
      Object.defineProperty(units, name, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(units, name, { configurable: true, enumerable: true, get });
  }
  return units as T & { readonly [N in keyof M]: ReturnType<M[N]> };
};
