import { issueCsrfToken } from '../behaviour/access/csrf';
import type { HandlersFor } from './handler';

export const systemHandlers: HandlersFor<'health' | 'csrfToken'> = {
  health: ({ world }) => ({ status: 'OK', timestamp: world.clock.iso(), version: '1.0.0' }),
  csrfToken: ({ world, cookies }) => ({
    success: true,
    csrfToken: issueCsrfToken(world, cookies),
    secure: false,
    sameSite: 'lax',
  }),
};
