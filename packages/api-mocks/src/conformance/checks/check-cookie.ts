import type { Reply } from '../client/reply';
import { differencesIn, type Difference } from './difference';

const REFRESH_COOKIE = 'refreshToken';

/** Only path that needs the token which renews sessions. */
const PATH = '/api/auth/refresh';

/** Attributes required of the token (docs/deploying.md), in the words of `Set-Cookie`. */
const requiredAttributes = (
  isEncrypted: boolean,
): readonly (readonly [attribute: string, expected: RegExp])[] => [
  ['HttpOnly', /^HttpOnly$/i],
  ['Path', new RegExp(`^Path=${PATH}$`, 'i')],
  // For cross-site pages it has to be None, which browsers accept over https only.
  ['SameSite', isEncrypted ? /^SameSite=(Lax|Strict|None)$/i : /^SameSite=(Lax|Strict)$/i],
  ...(isEncrypted ? [['Secure', /^Secure$/i] as const] : []),
];

const differ = differencesIn('login', 'headers');

/** Violations of the rules for a safe refresh cookie. */
export const checkRefreshCookie = (origin: string, { headers }: Reply): readonly Difference[] => {
  const line = headers.getSetCookie().find((cookie) => cookie.startsWith(`${REFRESH_COOKIE}=`));
  if (line === undefined) return [differ(REFRESH_COOKIE, 'a cookie', 'nothing')];
  const attributes = line.split(';').map((attribute) => attribute.trim());
  return requiredAttributes(origin.startsWith('https:'))
    .filter(([, expected]) => !attributes.some((attribute) => expected.test(attribute)))
    .map(([name]) => differ(`${REFRESH_COOKIE}.${name}`, 'as docs/deploying.md asks', 'nothing or another'));
};
