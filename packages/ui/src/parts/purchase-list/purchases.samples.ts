import type { PurchaseItem } from './purchase-item';

/** A purchase that went through. */
export const completedPurchase: PurchaseItem = {
  id: '1',
  service: 'WhatsApp',
  phoneNumber: '+12025550123',
  country: '187',
  price: '$0.3000',
  status: 'used',
  code: '482913',
  date: 'Mar 2, 2026, 12:00 PM',
};

/** One of each status. */
export const purchases: readonly PurchaseItem[] = [
  { ...completedPurchase, id: '2', status: 'waiting', code: undefined, service: 'Telegram' },
  { ...completedPurchase, id: '3', status: 'received', service: 'Discord' },
  completedPurchase,
  { ...completedPurchase, id: '4', status: 'cancelled', code: undefined, phoneNumber: '+447400123456' },
  { ...completedPurchase, id: '5', status: 'expired', code: undefined, phoneNumber: '+2348031234567' },
];
