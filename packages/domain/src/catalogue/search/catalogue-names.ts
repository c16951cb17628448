import { serviceDisplayName } from './service-display-names';

/** The catalogue's names by code in small letters. */
export type NamesByCode = ReadonlyMap<string, string>;

/** Service fields of a number. */
export interface NamedService {
  readonly serviceName: string;
  readonly serviceCode: string;
}

/** Names of catalogue entries by code. The server writes codes now in small letters, now in capitals. */
export const namesByCode = (
  entries: readonly { readonly code: string; readonly name: string }[] | null,
): NamesByCode => new Map((entries ?? []).map(({ code, name }) => [code.toLowerCase(), name]));

/**
 * The name a user reads for the service of a number. The server usually stores the code in capitals as the name: then
 * the catalogue's name is used.
 */
export const serviceLabel = ({ serviceName, serviceCode }: NamedService, names: NamesByCode): string =>
  serviceName.toLowerCase() === serviceCode.toLowerCase() || serviceName === ''
    ? (names.get(serviceCode.toLowerCase()) ?? (serviceName || serviceCode))
    : serviceDisplayName(serviceName);

/** Display name of a country; its code where the catalogue has no entry. */
export const countryLabel = (code: string, names: NamesByCode): string =>
  names.get(code.toLowerCase()) ?? code;
