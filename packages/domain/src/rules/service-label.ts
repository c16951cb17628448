/** What a number says about its service. */
export interface NamedService {
  readonly serviceName: string;
  readonly serviceCode: string;
}

/**
 * The name a user reads for the service of a number. The server usually stores the code in capitals as the name: then
 * the catalogue's name is used.
 * @param catalogueName the catalogue's name of the service, where it is known
 */
export const serviceLabel = (
  { serviceName, serviceCode }: NamedService,
  catalogueName: string | undefined,
): string =>
  serviceName.toLowerCase() === serviceCode.toLowerCase() || serviceName === ''
    ? (catalogueName ?? (serviceName || serviceCode))
    : serviceName;
