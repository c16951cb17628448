import type { World } from '@sms/api-mocks';
import { LinkProvider } from '@sms/ui/primitives/buttons/link';
import { Provider } from 'effector-react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AppLink } from '../../app/routing/app-link';
import { Router } from '../../app/routing/router';
import { listenToConnection } from '../../browser/connection-events';
import { OfflineNoticeScreen } from '../../notifications/offline-notice-screen';
import { HealthGateScreen } from '../../app/fallbacks/health-gate-screen';
import { Toasts } from '../../notifications/toasts';
import { createStorySessions, type StoryPopups } from './create-story-sessions';

// Loaded lazily in the product; imported here so that it is loaded before the first play begins.
import '../../app/on-idle';
import '../../browser/focus/heading-focus';
import '../../app/workspace/workspace';

import.meta.glob('../../screens/*/*-screen.tsx', { eager: true });

interface StoryAppProps {
  /** The simulated company whose handlers serve this story. */
  readonly world: World;
  readonly popups: StoryPopups;
  /** The path at which the story begins, for example '/buy-number'. */
  readonly path: string;
}

/**
 * The idle product as `App` composes it, but with a router in memory and sessions that end with the story.
 */
export function StoryApp({ world, popups, path }: StoryAppProps) {
  const sessions = useMemo(() => createStorySessions(world.clock, popups), [world, popups]);
  // Ends with the story: its socket and its polling must not reach the next one.
  useEffect(() => sessions.start(), [sessions]);
  const { id, scope } = useSyncExternalStore(sessions.subscribe, sessions.shown);
  useEffect(() => listenToConnection(scope), [scope]);
  return (
    <MemoryRouter initialEntries={[path]}>
      <LinkProvider component={AppLink}>
        <Provider key={id} value={scope}>
          <OfflineNoticeScreen />
          <HealthGateScreen>
            <Router />
          </HealthGateScreen>
          <Toasts />
        </Provider>
      </LinkProvider>
    </MemoryRouter>
  );
}
