import { deepLinkOpened, wizardOpened } from '@sms/domain';
import { useUnit } from 'effector-react';
import { useLayoutEffect } from 'react';
import { useDeepLink } from '../../app/hooks/use-deep-link';

/** Begins a visit of the wizard, with the choices of a link to it. */
export const useOpenWizard = (): void => {
  const { open, openDeepLink } = useUnit({ open: wizardOpened, openDeepLink: deepLinkOpened });
  // A layout effect: what is kept belongs to the first thing painted.
  useLayoutEffect(() => open(), [open]);
  useDeepLink(openDeepLink);
};
