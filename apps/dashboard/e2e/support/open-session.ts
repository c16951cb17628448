import type { BrowserContext } from '@playwright/test';
import type { RunningServer } from '@sms/api-mocks/server';

/** Gives a browser the open session of a server's world; returns true when there is one. */
export const openSession = async (context: BrowserContext, { world }: RunningServer): Promise<boolean> => {
  const value = world.cookies['refreshToken']?.value;
  if (value === undefined) return false;
  const place = { domain: 'localhost', path: '/api/auth/refresh', httpOnly: true };
  await context.addCookies([{ name: 'refreshToken', value, ...place }]);
  return true;
};
