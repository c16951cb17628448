type Makers = Readonly<Record<string, () => unknown>>;

/** Units made when first asked for, added to `onto`: making units is most of a start's script. */
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
