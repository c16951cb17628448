/** Names with inner capitals, which the provider may lower-case. */
const NAMES =
  'AliExpress,AOL,BlaBlaCar,DoorDash,eBay,GitHub,inDrive,KakaoTalk,LinkedIn,OkCupid,OLX,PayPal,TikTok,WeChat,WhatsApp';

/** Names that it spells otherwise; most of them join services that share a code. */
const RENAMED = [
  ['alipay/alibaba/1688', 'Alibaba & Alipay'],
  ['google,youtube,gmail', 'Google'],
  ['instagram+threads', 'Instagram & Threads'],
  ['line messenger', 'LINE'],
  ['microsoft,outlook,hotmail', 'Microsoft'],
  ['ok.ru', 'Odnoklassniki'],
  ['openai,chatgpt', 'ChatGPT'],
  ['pof.com', 'Plenty of Fish'],
  ['tiktok/douyin', 'TikTok'],
  ['twitter', 'X (Twitter)'],
  ['vk.com', 'VK'],
  ['vkontakte', 'VK'],
  ['yandex/uber', 'Yandex & Uber'],
] as const;

/** By the provider's spelling in small letters. */
const DISPLAY_NAMES: ReadonlyMap<string, string> = new Map([
  ...NAMES.split(',').map((name) => [name.toLowerCase(), name] as const),
  ...RENAMED,
]);

/** One word in small letters, such as 'facebook'. Shorter ones may be a code. */
const SMALL_WORD = /^[a-z]{4,}$/;

/** The name a user reads for a service that the provider calls `name`. */
export const serviceDisplayName = (name: string): string =>
  DISPLAY_NAMES.get(name.toLowerCase()) ??
  (SMALL_WORD.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name);

/**
 * The provider's spelling, for search and screen readers. Undefined where the display name contains it, but
 * for capitals.
 */
export const providerSpelling = (name: string): string | undefined =>
  serviceDisplayName(name).toLowerCase().includes(name.toLowerCase()) ? undefined : name;

/** The catalogue's names by code in small letters. */
export type NamesByCode = ReadonlyMap<string, string>;

export interface NamedService {
  readonly serviceName: string;
  readonly serviceCode: string;
}

/** Names of catalogue entries by code. The server writes codes now in small letters, now in capitals. */
export const namesByCode = (
  entries: readonly { readonly code: string; readonly name: string }[] | null,
): NamesByCode => new Map((entries ?? []).map(({ code, name }) => [code.toLowerCase(), name]));

/**
 * The name a user reads for the service of a number. The server usually stores the code in capitals as the
 * name: then the catalogue's name is used.
 */
export const serviceLabel = ({ serviceName, serviceCode }: NamedService, names: NamesByCode): string =>
  serviceName.toLowerCase() === serviceCode.toLowerCase() || serviceName === ''
    ? (names.get(serviceCode.toLowerCase()) ?? (serviceName || serviceCode))
    : serviceDisplayName(serviceName);

/** Display name of a country; its code where the catalogue has no entry. */
export const countryLabel = (code: string, names: NamesByCode): string =>
  names.get(code.toLowerCase()) ?? code;
