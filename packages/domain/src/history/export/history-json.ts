import type { PurchasedNumber } from '../../contracts';
import { countryLabel, serviceLabel } from '../../catalogue';
import { formatPhoneNumber, NUMBER_STATUS_LABELS, shownNumberStatus } from '../../numbers';
import type { HistoryExportContext } from './history-csv';

/**
 * Numbers as a JSON text: the columns of the CSV file, for programs. Dates in UTC (ISO 8601), prices in USD as numbers, null
 * for what is not known; service, country and status as the user reads them.
 */
export const historyJson = (
  numbers: readonly PurchasedNumber[],
  { now, services, countries }: HistoryExportContext,
): string =>
  `${JSON.stringify(
    numbers.map((number) => ({
      purchaseDate: number.purchasedAt === null ? null : new Date(number.purchasedAt).toISOString(),
      service: serviceLabel(number, services),
      country: countryLabel(number.countryCode, countries),
      phoneNumber: formatPhoneNumber(number.phoneNumber),
      price: number.price,
      status: NUMBER_STATUS_LABELS[shownNumberStatus(number, now)],
      smsCode: number.smsCode,
      activationId: number.activationId,
    })),
    null,
    2,
  )}\n`;
