import { expect, it } from 'vitest';
import { providerSpelling, serviceDisplayName } from './service-display-names';

it.each([
  ['facebook', 'Facebook', undefined],
  ['Google,youtube,Gmail', 'Google', 'Google,youtube,Gmail'],
  ['Instagram+Threads', 'Instagram & Threads', 'Instagram+Threads'],
  ['Twitter', 'X (Twitter)', undefined],
  ['WHATSAPP', 'WhatsApp', undefined],
  ['Some Shop', 'Some Shop', undefined],
  ['imo', 'imo', undefined],
  ['airbnb', 'Airbnb', undefined],
])('service display name: %j reads %j, and keeps the spelling %j', (name, shown, spelling) => {
  expect([serviceDisplayName(name), providerSpelling(name)]).toEqual([shown, spelling]);
});

/** The fifty commonest services, as the provider spells them and as they are shown. */
const COMMONEST = `
Whatsapp: WhatsApp; Telegram: Telegram; Google,youtube,Gmail: Google; facebook: Facebook;
Instagram+Threads: Instagram & Threads; TikTok/Douyin: TikTok; Twitter: X (Twitter); Discord: Discord;
Microsoft,outlook,hotmail: Microsoft; Amazon: Amazon; Apple: Apple; Tinder: Tinder; OpenAI,ChatGPT: ChatGPT;
Uber: Uber; Netflix: Netflix; Steam: Steam; Yahoo: Yahoo; Viber: Viber; WeChat: WeChat; Line messenger: LINE;
LinkedIN: LinkedIn; PayPal: PayPal; Snapchat: Snapchat; Signal: Signal; Airbnb: Airbnb; Bolt: Bolt;
DoorDash: DoorDash; Ebay: eBay; Alipay/Alibaba/1688: Alibaba & Alipay; Aliexpress: AliExpress; Shopee: Shopee;
Lazada: Lazada; Grab: Grab; Gojek: Gojek; KakaoTalk: KakaoTalk; Naver: Naver; OLX: OLX; Bumble: Bumble;
Hinge: Hinge; Badoo: Badoo; POF.com: Plenty of Fish; Okcupid: OkCupid; vk.com: VK; Yandex/Uber: Yandex & Uber;
ok.ru: Odnoklassniki; Blizzard: Blizzard; Binance: Binance; Coinbase: Coinbase; BlaBlaCar: BlaBlaCar;
Claude: Claude`
  .trim()
  .split(/;\s+/)
  .map((pair) => pair.split(': '));

it('the fifty commonest services read as they write their names themselves', () => {
  expect(COMMONEST).toHaveLength(50);
  expect(COMMONEST.map(([name = '']) => [name, serviceDisplayName(name)])).toEqual(COMMONEST);
});
