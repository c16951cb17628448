/**
 * Delay before the object URL is revoked, in ms: some engines read the file only some time after the click.
 */
const READ_WITHIN_MS = 60_000;

/** Offers a text as a download. */
export const saveFile = ({ name, type, text }: { name: string; type: string; text: string }): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS);
};
