import { linkFollowed } from '@sms/domain';
import type { WizardChoices } from '@sms/domain/rules';
import { useUnit } from 'effector-react';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The choices that the query of an address makes (see `buyNumberPath`), and the query without them; null without choices. */
const readChoices = (search: string): { choices: WizardChoices; rest: string } | null => {
  const query = new URLSearchParams(search);
  const take = (name: keyof WizardChoices): string | undefined => {
    const value = query.get(name) ?? undefined;
    query.delete(name);
    return value;
  };
  const choices = { country: take('country'), service: take('service'), operator: take('operator') };
  if (Object.values(choices).every((choice) => choice === undefined)) return null;
  return { choices, rest: query.toString() };
};

/** Takes the choices of a link into the wizard out of the address, once, without a step in the history. */
export const useWizardLink = (): void => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const follow = useUnit(linkFollowed);
  // A layout effect: where the catalogue is known, the step that the link leads to is the first one painted.
  useLayoutEffect(() => {
    const link = readChoices(search);
    if (link === null) return;
    follow(link.choices);
    void navigate({ pathname, search: link.rest }, { replace: true });
  }, [pathname, search, follow, navigate]);
};
