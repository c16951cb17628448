export {
  balanceUpdated,
  numberExpired,
  numberPurchased,
  numberUpdatedByWebhook,
  reconnected,
  smsReceived,
} from './events';
