type Bag = Readonly<Record<string, unknown>>;

/** Size in px of the viewport that a story pins by its global `viewport`; undefined for most. */
export const pinnedSize = (globals: Bag, parameters: Bag) => {
  const { value = '' } = (globals['viewport'] ?? {}) as { readonly value?: string };
  const { options } = parameters['viewport'] as {
    readonly options: Readonly<
      Record<string, { readonly styles: { readonly width: string; readonly height: string } }>
    >;
  };
  const styles = options[value]?.styles;
  return styles && { width: parseInt(styles.width), height: parseInt(styles.height) };
};
