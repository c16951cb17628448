import { deepLinkOpened, wizardOpened } from '@sms/domain';
import { useUnit } from 'effector-react';
import { useLayoutEffect } from 'react';
import { useDeepLink } from '../../app/hooks/use-deep-link';

/** Opens the wizard with the choices of a deep link. */
export const useOpenWizard = (): void => {
  const { open, openDeepLink } = useUnit({
    open: wizardOpened,
    openDeepLink: deepLinkOpened,
  });
  // A layout effect: stored choices belong to the first paint.
  useLayoutEffect(() => open(), [open]);
  useDeepLink(openDeepLink);
};
