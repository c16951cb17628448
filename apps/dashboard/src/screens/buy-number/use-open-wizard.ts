import { deepLinkOpened, purchaseResumed, wizardOpened } from '@sms/domain';
import { useUnit } from 'effector-react';
import { useEffect, useLayoutEffect } from 'react';
import { useDeepLink } from '../../app/hooks/use-deep-link';

/** Opens the wizard with the choices of a deep link, or with the purchase that a reload interrupted. */
export const useOpenWizard = (): void => {
  const { open, resume, openDeepLink } = useUnit({
    open: wizardOpened,
    resume: purchaseResumed,
    openDeepLink: deepLinkOpened,
  });
  // A layout effect: stored choices belong to the first paint.
  useLayoutEffect(() => open(), [open]);
  useEffect(() => resume(), [resume]);
  useDeepLink(openDeepLink);
};
