import { site } from './site';

/** Replaces the product with a text from index.html. */
export const showBootMessage = (id: string): void => {
  document.getElementById('root')?.setAttribute('hidden', '');
  document.getElementById(id)?.removeAttribute('hidden');
};

/**
 * Says that the product could not be loaded, and reports it where reporting is configured: the error
 * reporting has not loaded either.
 */
export const failToBoot = (entry: string): void => {
  showBootMessage('not-loaded');
  const { reports } = site();
  const report = { kind: 'code', what: 'not loaded', where: [entry] };
  if (reports !== undefined) navigator.sendBeacon(reports, JSON.stringify(report));
};
