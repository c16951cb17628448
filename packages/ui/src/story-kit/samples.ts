/** Countries as the number provider lists them. */
export const sampleCountries = [
  { code: '187', name: 'United States', flag: '🇺🇸' },
  { code: '16', name: 'United Kingdom', flag: '🇬🇧' },
  { code: '19', name: 'Nigeria', flag: '🇳🇬' },
  { code: '36', name: 'Canada', flag: '🇨🇦' },
  { code: '86', name: 'Italy', flag: '🇮🇹' },
  { code: '33', name: 'Colombia', flag: '🇨🇴' },
] as const;

/** Services as the catalogue names them. */
export const sampleServices = [
  { code: 'wa', name: 'WhatsApp' },
  { code: 'tg', name: 'Telegram' },
  { code: 'ds', name: 'Discord' },
  { code: 'ig', name: 'Instagram' },
  { code: 'fb', name: 'Facebook' },
] as const;

/** Phone numbers from ranges reserved for fiction. */
export const samplePhoneNumbers = ['+12025550143', '+447700900123', '+15005550006'] as const;

/** A name no layout was made for. */
export const longServiceName =
  'International Association of Extraordinarily Long Marketplace Names (Verification)';
