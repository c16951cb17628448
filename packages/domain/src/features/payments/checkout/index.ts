export { checkoutStarted, reopenCheckoutClicked } from './checkout';
