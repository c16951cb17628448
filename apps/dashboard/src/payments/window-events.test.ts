// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { dispatchPaymentEvent, listenToPaymentEvents } from './checkout-window';

it('payment events: those of the product itself reach other scripts and not the product again', () => {
  const product = vi.fn();
  const script = vi.fn();
  const stop = listenToPaymentEvents(product);
  window.addEventListener('payment:completed', script, { once: true });
  dispatchPaymentEvent({ name: 'completed', txRef: 'SMS_1' });
  expect(script).toHaveBeenCalledOnce();
  expect(product).not.toHaveBeenCalled();
  window.dispatchEvent(new CustomEvent('payment:failed', { detail: { txRef: 'SMS_1', reason: 'declined' } }));
  expect(product).toHaveBeenCalledExactlyOnceWith({ name: 'failed', txRef: 'SMS_1', reason: 'declined' });
  stop();
});
