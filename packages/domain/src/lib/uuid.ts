/** A new UUID (version 4). Not by `crypto.randomUUID`, which is missing on pages served over plain http. */
export const createUuid = (): string =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/[x8]/g, (place) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (place === 'x' ? random & 0x0f : 0x08 | (random & 0x03)).toString(16);
  });
