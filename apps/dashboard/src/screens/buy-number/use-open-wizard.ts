import { linkFollowed, wizardOpened } from '@sms/domain';
import { useUnit } from 'effector-react';
import { useLayoutEffect } from 'react';
import { useLinkedChoices } from '../../app/hooks/use-deep-link';

/** Begins a visit of the wizard, with the choices of a link to it. */
export const useWizardVisit = (): void => {
  const { open, follow } = useUnit({ open: wizardOpened, follow: linkFollowed });
  // A layout effect: what is kept belongs to the first thing painted.
  useLayoutEffect(() => open(), [open]);
  useLinkedChoices(follow);
};
