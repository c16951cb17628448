/** The routes of the product (spec §2). */
export const PATHS = {
  login: '/login',
  register: '/register',
  terms: '/terms',
  privacy: '/privacy',
  dashboard: '/',
  buyNumber: '/buy-number',
  activeNumbers: '/active-numbers',
  history: '/history',
  transactions: '/transactions',
  settings: '/settings',
} as const;

export { buyAgainPath, buyNumberPath, topUpPath } from './wizard-links';
