import type { LiveNumber } from './live-numbers';

export const receivedNumber: LiveNumber = {
  id: '1',
  service: 'WhatsApp',
  serviceCode: 'wa',
  phoneGroups: ['+1', '202', '555', '0123'],
  status: 'received',
  code: '420337',
};

export const waitingNumber: LiveNumber = {
  id: '2',
  service: 'Telegram',
  serviceCode: 'tg',
  phoneGroups: ['+44', '740', '012', '3456'],
  status: 'waiting',
  code: null,
};

const instagram = {
  service: 'Instagram & Threads',
  serviceCode: 'ig',
  phoneGroups: ['+32', '894', '343', '349'],
};
const google = { service: 'Google', serviceCode: 'go', phoneGroups: ['+372', '644', '304', '71'] };

/** Two codes and four numbers that wait. */
export const codesAndWaiting: readonly LiveNumber[] = [
  receivedNumber,
  { ...receivedNumber, ...instagram, id: '3', code: '604918' },
  waitingNumber,
  { ...waitingNumber, ...google, id: '4' },
  { ...waitingNumber, id: '5' },
  { ...waitingNumber, ...google, id: '6' },
];

/** More codes than fit. */
export const manyCodes: readonly LiveNumber[] = [
  ...codesAndWaiting.slice(0, 2),
  { ...receivedNumber, ...google, id: '7', code: '118402' },
  { ...receivedNumber, id: '8', code: '735109' },
];
