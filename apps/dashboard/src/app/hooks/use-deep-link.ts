import { takeWizardChoices, type WizardChoices } from '@sms/domain/rules';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Takes the choices of a link out of the address, once, without a step in the history (decision 0041). */
export const useLinkedChoices = (follow: (choices: WizardChoices) => void): void => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // A layout effect: what the link leads to belongs to the first thing painted.
  useLayoutEffect(() => {
    const link = takeWizardChoices(search);
    if (link === null) return;
    follow(link.choices);
    void navigate({ pathname, search: link.rest }, { replace: true });
  }, [pathname, search, follow, navigate]);
};
