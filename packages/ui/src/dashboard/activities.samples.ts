import type { ActivityItem } from './activity-list';

/** A purchase whose code has arrived. */
export const receivedActivity: ActivityItem = {
  id: '1',
  service: 'WhatsApp',
  serviceCode: 'wa',
  phoneGroups: ['+1', '202', '555', '0123'],
  price: '$0.3000',
  status: 'received',
  purchasedAt: 'Mar 2, 2026, 12:00 PM',
  purchasedAgo: '4 minutes ago',
  buyAgain: '/buy-number?country=187&service=wa&operator=',
  code: '420337',
};

/** A purchase that waits for its code. */
export const waitingActivity: ActivityItem = {
  id: '2',
  service: 'Telegram',
  serviceCode: 'tg',
  phoneGroups: ['+44', '740', '012', '3456'],
  price: '$0.2400',
  status: 'waiting',
  purchasedAt: 'Mar 2, 2026, 11:57 AM',
  purchasedAgo: '7 minutes ago',
};
