export { checkoutStarted, reopenCheckoutClicked } from './checkout';
export { leaveForCheckoutFx, openCheckoutWindowFx, type CheckoutWindow } from './ports';
