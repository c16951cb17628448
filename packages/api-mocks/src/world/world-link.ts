/** Longest world in a link, in characters: longer addresses are cut off or refused on their way. */
const MAX_LINK_CHARACTERS = 8 * 1024;

const bytesOf = async (text: BlobPart, transform: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([text]).stream().pipeThrough(transform)).arrayBuffer());

/** A saved world for an address: compressed, as base64url; null where it would be too long. */
export const packWorld = async (text: string): Promise<string | null> => {
  // Its checksum detects a link that was cut off or changed.
  const bytes = await bytesOf(text, new CompressionStream('gzip'));
  if ((bytes.length * 4) / 3 > MAX_LINK_CHARACTERS) return null;
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
};

/** The saved world of an address, which `readWorld` reads; empty where it is damaged. */
export const unpackWorld = async (code: string): Promise<string> => {
  try {
    const packed = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(packed, (character) => character.charCodeAt(0));
    return new TextDecoder().decode(await bytesOf(bytes, new DecompressionStream('gzip')));
  } catch {
    return '';
  }
};
