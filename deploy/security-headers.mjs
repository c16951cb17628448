/**
 * Security headers of the dashboard on every host (decision 0084). The build writes the policy into the page; the
 * stand-alone server and nginx send the headers.
 */
import { createHash } from 'node:crypto';

/** Source expression that allows an inline script or style: the hash of its text. */
const hashesOf = (page, tag) =>
  [...page.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))]
    .map(([, text]) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join('');

/** A setting that deploy/page.mjs wrote into the page; empty if there is none. */
const settingOf = (page, name) => new RegExp(`<meta name="${name}" content="([^"]*)`).exec(page)?.[1] ?? '';

/** Other origins that a page calls: API, websocket and receiver of reports. */
const connections = (page) => {
  const apiOrigin = settingOf(page, 'api-origin');
  const reportUrl = settingOf(page, 'report-url');
  const asked = [
    ...(apiOrigin === '' ? [] : [apiOrigin, apiOrigin.replace(/^http/, 'ws')]),
    ...(URL.canParse(reportUrl) ? [new URL(reportUrl).origin] : []),
  ];
  return [...new Set(asked)].map((origin) => ` ${origin}`).join('');
};

/**
 * The content policy of a page: its own files, its inline scripts and styles, and the origins it calls.
 * @param {string} page
 */
export const contentPolicy = (page) =>
  [
    "default-src 'none'",
    `script-src 'self'${hashesOf(page, 'script')}`,
    `style-src 'self'${hashesOf(page, 'style')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${connections(page)}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // Only for the URL of the service worker (apps/dashboard/src/browser/service-worker.ts).
    'trusted-types app-worker',
  ].join('; ');

/**
 * A page that contains its policy, which then also applies on a host that sends no headers.
 * @param {string} page
 */
export const withPolicy = (page) =>
  page.replace(/(Content-Security-Policy" content=")[^"]*/, (_, tag) => tag + contentPolicy(page));

/** Browser features that the dashboard never uses. */
const REFUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/**
 * The headers of every file; the policy is that of the page. Only a header can forbid frames.
 * @param {string} page
 * @returns {Readonly<Record<string, string>>}
 */
export const securityHeaders = (page) => ({
  'Content-Security-Policy': `${contentPolicy(page)}; frame-ancestors 'none'`,
  // The checkout is a popup that sends its result to the page.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
});
