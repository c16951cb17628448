/** What the user is told when nothing was sent, whatever was to be paid. */
export const OFFLINE = 'You are offline. Nothing was sent: connect and try again.';

/** What the user is told when a lost purchase or payment is found nowhere. */
export const NOT_CHARGED = 'Not charged — try again';
