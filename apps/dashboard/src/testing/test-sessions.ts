import { createApiClient, type ApiClientOptions } from '@sms/domain/api/client/api-client';
import { $ports, noBrowser, type Ports } from '@sms/domain/lib/ports';
import { $clock, type Clock } from '@sms/domain/lib/time/clock';
import { $realtimeOrigin } from '@sms/domain/realtime/ports';
import { createSessions, type StoreValues } from '@sms/domain/workspace/sessions';
import { fork, type Scope } from 'effector';

/**
 * The product as tests and stories start it. No call waits a random time.
 * @param ports functions of the browser; without them nothing is stored, and popups are blocked
 * @param valuesOf further ones of a scope, made for each
 */
export const createTestSessions = (
  client: ApiClientOptions & { readonly clock: Clock },
  ports: Partial<Ports>,
  valuesOf: () => StoreValues,
  onScope?: (scope: Scope) => void,
) =>
  createSessions({
    createClient: () => createApiClient({ random: () => 0, ...client }),
    forkScope: (ofSession) => {
      const scope = fork({
        values: [
          [$clock, client.clock],
          [$realtimeOrigin, client.origin],
          [$ports, { ...noBrowser, redirectToCheckout: () => undefined, ...ports }],
          ...ofSession,
          ...valuesOf(),
        ],
      });
      onScope?.(scope);
      return scope;
    },
  });
