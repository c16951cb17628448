import { $preferences } from '@sms/domain/account';
import { notificationOpened } from '@sms/domain/notifications';
import { useStoreMap } from 'effector-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { createEventHook } from '../app/hooks/create-event-hook';
import { PATHS } from '../app/routing/paths';

const useNotificationOpened = createEventHook(notificationOpened);

/** Connects incoming codes with the page: navigation to the number, and unlocking of audio. */
export const useIncomingCodes = (): void => {
  const navigate = useNavigate();
  const hasSound = useStoreMap($preferences, ({ sound }) => sound);
  useNotificationOpened(() => void navigate(PATHS.activeNumbers));
  useEffect(() => {
    if (!hasSound) return;
    import('./notify-user').then(
      ({ prepareSound }) => prepareSound(),
      // Without the code there is no sound; the other notifications still work.
      () => undefined,
    );
  }, [hasSound]);
};
