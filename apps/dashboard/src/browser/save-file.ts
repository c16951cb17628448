/** How long the file stays available, in ms: some engines read it only some time after the click. */
const READ_WITHIN_MS = 60_000;

/** Hands a text to the user as a download. */
export const saveFile = ({ name, type, text }: { name: string; type: string; text: string }): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS);
};
