import type { PurchaseItem } from './purchase-columns';

/** A successful purchase. */
export const completedPurchase: PurchaseItem = {
  id: '1',
  service: 'WhatsApp',
  serviceCode: 'wa',
  phoneGroups: ['+1', '202', '555', '0123'],
  country: 'United States',
  countryCode: '187',
  price: '$0.3000',
  status: 'used',
  code: '482913',
  text: 'Your WhatsApp code is 482-913. Do not share it with anyone.',
  when: { day: 'Today', shortDay: 'Today', time: '12:00 PM', date: 'Mar 2, 2026, 12:00 PM' },
  buyAgainHref: '/buy-number?country=187&service=wa&operator=',
};

/** One of each status. */
export const purchases: readonly PurchaseItem[] = [
  {
    ...completedPurchase,
    id: '2',
    status: 'waiting',
    code: undefined,
    text: undefined,
    service: 'Telegram',
    serviceCode: 'tg',
    buyAgainHref: undefined,
  },
  { ...completedPurchase, id: '3', status: 'received', service: 'Discord', serviceCode: 'ds' },
  completedPurchase,
  {
    ...completedPurchase,
    id: '4',
    when: { day: 'Yesterday', shortDay: 'Yesterday', time: '8:00 AM', date: 'Mar 1, 2026, 8:00 AM' },
    status: 'cancelled',
    code: undefined,
    text: undefined,
    phoneGroups: ['+44', '740', '012', '3456'],
    country: 'United Kingdom',
    countryCode: '16',
  },
  {
    ...completedPurchase,
    id: '5',
    when: {
      day: 'Saturday, February 28, 2026',
      shortDay: 'Feb 28',
      time: '7:11 PM',
      date: 'Feb 28, 2026, 7:11 PM',
    },
    status: 'expired',
    code: undefined,
    text: undefined,
    phoneGroups: ['+234', '803', '123', '4567'],
    country: 'Nigeria',
    countryCode: '19',
  },
];
