/** What the user is told when nothing was paid, whatever it was for. */
export const MONEY_TEXTS = {
  offline: 'You are offline. Nothing was sent: connect and try again.',
  notCharged: 'Not charged — try again',
};
