/** Settings of the built page that depend on the host (decision 0086). */
import { withPolicy } from './security-headers.mjs';

/** Returns a valid origin; throws an error with the name of the variable. */
const asOrigin = (text, variable) => {
  if (text === '') return '';
  if (!/^https?:/.test(text) || !URL.canParse(text) || new URL(text).origin !== text) {
    throw new Error(`${variable} must be an origin such as https://api.example.com, not ${text}.`);
  }
  return text;
};

/** Placeholder of the page's own origin, which is unknown here. */
const OWN_ORIGIN = 'http://own.invalid';

/** A path of the page's own origin, or a URL; encoded, so that it cannot end its attribute. */
const asAddress = (text, variable) => {
  if (text === '') return '';
  if (text.startsWith('/') && URL.canParse(text, OWN_ORIGIN)) {
    const { origin, href } = new URL(text, OWN_ORIGIN);
    if (origin === OWN_ORIGIN) return href.slice(origin.length);
  }
  if (!/^https?:/.test(text) || !URL.canParse(text)) {
    throw new Error(`${variable} must be an address such as https://reports.example.com/, not ${text}.`);
  }
  return new URL(text).href;
};

/** Contact for users: a page or a mail address. */
const asContact = (text, variable) => {
  if (text === '') return '';
  if (!/^(https|mailto):/.test(text) || !URL.canParse(text)) {
    throw new Error(
      `${variable} must be an address such as https://help.example.com/ or mailto:help@example.com, not ${text}.`,
    );
  }
  return new URL(text).href.replaceAll('"', '%22');
};

/** The variables and the meta elements that contain them. */
const SETTINGS = [
  { variable: 'VITE_API_ORIGIN', name: 'api-origin', check: asOrigin },
  { variable: 'VITE_IDEMPOTENCY_HEADER', name: 'idempotency-header', check: (text) => text && 'allowed' },
  { variable: 'VITE_REPORT_URL', name: 'report-url', check: asAddress },
  { variable: 'VITE_SUPPORT_URL', name: 'support-url', check: asContact },
];

/**
 * Fills a page with the values of the variables, and updates its policy. A missing variable changes nothing.
 * @param {string} page
 * @param {Readonly<Record<string, string | undefined>>} env the environment of a build or of a host
 */
export const fillPage = (page, env) => {
  const filled = SETTINGS.reduce((text, { variable, name, check }) => {
    const value = env[variable];
    return value === undefined
      ? text
      : text.replace(
          new RegExp(`(<meta name="${name}" content=")[^"]*`),
          (_, tag) => tag + check(value, variable),
        );
  }, page);
  return withPolicy(filled);
};
