/**
 * The origin of a server's address, as it was typed after `--origin`.
 * @param example a valid address, for the message
 * @throws an error that names the address
 */
export const originOf = (address: string, example = 'https://api.example.com'): string => {
  // localhost:8080 is a URL too, of the scheme 'localhost'.
  if (/^https?:\/\//.test(address) && URL.canParse(address)) return new URL(address).origin;
  throw new Error(`'${address}' is no address of a server. Example: --origin ${example}`);
};
