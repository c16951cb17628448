import type { BrowserContext } from '@playwright/test';
import type { RunningServer } from '@sms/api-mocks/server';

/** Gives a browser the session that a server's world has open, if there is one; tells whether there is. */
export const openSession = async (context: BrowserContext, { world }: RunningServer): Promise<boolean> => {
  const value = world.cookies.get('refreshToken');
  if (value === undefined) return false;
  const place = { domain: 'localhost', path: '/api/auth/refresh', httpOnly: true };
  await context.addCookies([{ name: 'refreshToken', value, ...place }]);
  return true;
};
