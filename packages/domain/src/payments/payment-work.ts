import type { Ports } from '../lib/ports';
import type { Timers } from '../lib/time/timers';
import { POPUP_MONITOR_MS } from '../limits/spec';
import { POPUP_MONITOR_INTERVAL_MS, POPUP_SETTLE_MS } from '../limits/tuning';
import type { PaymentAction, PaymentCommand } from './payment-actions';

/** What commands work with: the browser, its timers, and the way back. */
interface Outside {
  readonly ports: Ports;
  readonly timers: Timers;
  readonly act: (action: PaymentAction) => void;
}

/** Carries out what a payment needs of the browser. Calls, toasts and reloads are left to the model. */
export const carryOut = (command: PaymentCommand, outside: Outside): void => {
  const { ports, timers, act } = outside;
  switch (command.kind) {
    case 'open-empty-popup':
      act({ kind: 'empty-popup-opened', popup: ports.openCheckoutWindow() });
      return;
    case 'open-popup': {
      const popup = ports.openCheckoutWindow();
      timers.once(() => act({ ...command, kind: 'popup-opened', popup }), POPUP_SETTLE_MS);
      return;
    }
    case 'start-checkout':
      startCheckout(command, outside);
      return;
    case 'close-popup':
      command.popup.close();
      return;
    case 'redirect':
      ports.redirectToCheckout(command.href);
      return;
    case 'dispatch':
      ports.dispatchPaymentEvent(command.event);
      return;
    case 'later':
      timers.once(() => act(command.action), command.afterMs);
      return;
    case 'show':
    case 'dismiss':
    case 'call':
    case 'drop-lists':
    case 'reload-balance':
    case 'reload-deposits':
    case 'read-deposits':
    case 'callback-handled':
      return;
  }
};

/**
 * Some blockers let a popup open and close it at once. Judged while it is empty: a page of the provider may
 * isolate its window, which then looks closed.
 */
function startCheckout(
  { txRef, href, popup }: Extract<PaymentCommand, { kind: 'start-checkout' }>,
  { timers, act }: Outside,
): void {
  if (popup.isClosed()) {
    act({ kind: 'popup-opened', txRef, href, popup: null });
    return;
  }
  popup.navigate(href);
  const watch = timers.every(() => {
    if (!popup.isClosed()) return;
    timers.cancel(watch);
    act({ kind: 'popup-closed', txRef, popup });
  }, POPUP_MONITOR_INTERVAL_MS);
  timers.once(() => timers.cancel(watch), POPUP_MONITOR_MS);
}
