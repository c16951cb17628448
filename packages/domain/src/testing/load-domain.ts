/**
 * Set-up of every test file: loads the whole domain, as the app does, since features react to each other's events.
 * Otherwise a test would depend on which files its worker ran before.
 */
// eslint-disable-next-line no-restricted-syntax -- tests are not bundled
import '..';
