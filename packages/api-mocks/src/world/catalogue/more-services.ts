/** Less common services. Their codes follow from their position, so a new one goes at the end. */
const NAMES = `
1xBet, 888casino, Adidas, Agoda, Airtel, Akulaku, Alchemy, Alfagift, Alibaba, Alipay, Allegro, Allofresh,
AmericanExpress, Ankama, AOL, Asda, Astropay, Auchan, Autodoc, Avito, Azino, Baidu, BAND, Bet365, BetFair, BetKing,
BIGO, Bilibili, Binomo, Bitso, BlaBlaCar, Blued, Bluesky, Boost, Botim, Brevo, Bukalapak, Burger King, Bybit, Caixa,
Careem, Carousell, CashApp, CDkeys, Chime, Chispa, Citymobil, Clubhouse, Codashop, Coindcx, Costco, Craigslist,
Credit Karma, Crypto.com, Cursor, Dana, Deliveroo, Delivery Club, Dent, Depop, Didi, DiDi Food, Discover,
Disney Hotstar, Dodo Pizza, Doku, Domino's Pizza, Dostavista, Douyu, Drom, DuckDuckGo, Dundle, eGifter, Eneba,
EscapeFromTarkov, Esselunga, eToro, Etsy, Eventbrite, Exness, FACEIT, Fastmail, Feeld, Fetlife, Fiverr, Flipkart,
FoodHub, Fortuna, Freelancer, Fruitz, FunPay, G2A, Garena, GetResponse, Gett, Glovo, GMX, GoFundMe, GoPay, Gopuff,
Gorillas, Grailed, Green Man Gaming, GroupMe, Groupon, Haraj, Heetch, Hepsiburada, Hermes, Hily, Holiday Inn,
Hotline, Huawei, Huya, iFood, IKEA, Immowelt, Indomaret, InDriver, Ininal, Instamart, iQIYI, IQOS, Irancell, ISBANK,
Ivi, JD.com, Jeevansathi, Jiayuan, JioMart, JobStreet, Joom, JustDating, Kaggle, Keybase, KFC, Khatabook,
Kleinanzeigen, KoronaPay, Kotak, Kraken, Kredivo, Kufar, Kwai, Kwiff, Lalamove, Leboncoin, Lenta, Likee, Lime,
Linode, LiveScore, Locanto, Lukoil, Lydia, Lyft, MagicBricks, Magnit, Magnolia, Mamba, Marktplaats, Match, McDonalds,
Meesho, MeetMe, Meituan, Melbet, Mercado, Mercari, MessageBird, MeWe, MEXC, MiChat, Migros, Miravia, Mobikwik, Momo,
MOMO Live, Monese, Moneylion, Monobank, Muzz, N26, Nectar, Neteller, Nextdoor, Nike, Noon, Nubank, Oasis, OfferUp,
Okcupid, OKX, OneForma, OpenPhone, Oriflame, OVO, OZON, Paddy Power, PagBank, Papara, Parimatch, Paxful, Paycell,
PayMaya, PaySafe, Paysend, Picpay, Plenty of Fish, Poshmark, Prom.ua, PUBG, Puma, Qoo10, Quora, Rakuten, Rambler,
Razer, Rebtel, RecargaPay, RedBus, RedDoorz, Remitly, Rover, Rummy, SamsungShop, SheIn, Sicredi, Skout, Skroutz,
Snappfood, SneakersnStuff, Socios, Sparkasse, Spoon, Starbucks, StoryTel, Stripe, Subito, Surveytime, Swagbucks,
Swiggy, Swvl, Tango, Tantan, Taobao, Target, Taxi Maxim, Tencent, Thumbtack, TicketMaster, Tiki, TipTop, Tokopedia,
TradingView, Trendyol, TrueCaller, Truth Social, TurboTax, Twilio, Ukrnet, Ulta, Uplay, Upwork, Urent, Vagaro, Venmo,
Verse, VFS, Viettel Money, Vivaldi, Vivino, Vodacom, Voi, Wallapop, Walmart, WebMoney, Wendy's, Whoosh, Wildberries,
Wing Money, Xbox, Xiaomi, Yalla, Yemek, YouGov, Youla, YouStar, Zadarma, Zaim, Zalando, Zapier, Zelle, Zoho,
ZoomInfo, Zupee, Zynga`;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** 'baa', 'bab' and so on: no other three-letter code of the catalogue begins with 'b'. */
const codeOf = (index: number): string =>
  `b${LETTERS.charAt(Math.floor(index / LETTERS.length))}${LETTERS.charAt(index % LETTERS.length)}`;

/** Less common services, by code. */
export const MORE_SERVICES: Readonly<Record<string, string>> = Object.fromEntries(
  NAMES.split(/,\s+/).map((name, index) => [codeOf(index), name.trim()]),
);

/** The provider's own names where they differ; some name several services that share a code. */
export const PROVIDER_NAMES: ReadonlyMap<string, string> = new Map([
  ['ig', 'Instagram+Threads'],
  ['go', 'Google,youtube,Gmail'],
  ['fb', 'facebook'],
  ['lf', 'TikTok/Douyin'],
  ['oi', 'Tinder'],
  ['mb', 'Yahoo'],
  ['me', 'Line messenger'],
  ['tw', 'Twitter'],
  ['ya', 'Yandex/Uber'],
  ['mm', 'Microsoft,outlook,hotmail'],
  ['ub', 'Uber'],
  ['dr', 'OpenAI,ChatGPT'],
  ['mt', 'Steam'],
]);
