/** Hands a text to the user as a download. */
export const saveFile = ({ name, type, text }: { name: string; type: string; text: string }): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
