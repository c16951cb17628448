import { linkFollowed, wizardOpened } from '@sms/domain';
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

/**
 * Begins a visit of the wizard. Takes the choices of a link to it out of the address, once, without a step in the
 * history.
 */
export const useWizardVisit = (): void => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { open, follow } = useUnit({ open: wizardOpened, follow: linkFollowed });
  // Layout effects: what is kept and the step that a link leads to belong to the first thing painted.
  useLayoutEffect(() => open(), [open]);
  useLayoutEffect(() => {
    const link = readChoices(search);
    if (link === null) return;
    follow(link.choices);
    void navigate({ pathname, search: link.rest }, { replace: true });
  }, [pathname, search, follow, navigate]);
};
