import { $isWizardDisabled, wizardBackClicked } from '@sms/domain/purchase/wizard/wizard-buttons';
import { deepLinkOpened } from '@sms/domain/purchase/wizard/deep-link';
import { $selection, wizardOpened } from '@sms/domain/catalogue/selection';
import { deepLinkQuery, parseDeepLink } from '@sms/domain/catalogue/selection/wizard-url';
import { stepBack } from '@sms/domain/catalogue/selection/wizard-step';
import { useUnit } from 'effector-react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useScreenNavigate } from '../../app/hooks/use-screen';

const countOf = (query: string): number => [...new URLSearchParams(query)].length;

/**
 * Opens the wizard and keeps its choices in the address: each step is an entry of the browser's history, a
 * reload keeps it, and links lead to it (decision 0041).
 * @returns 'Back': the browser's own, where that leads one step back
 */
export const useOpenWizard = (): (() => void) => {
  const { open, openDeepLink, back, selection, isDisabled } = useUnit({
    open: wizardOpened,
    openDeepLink: deepLinkOpened,
    back: wizardBackClicked,
    selection: $selection,
    isDisabled: $isWizardDisabled,
  });
  const location = useLocation();
  const { search } = location;
  const state: unknown = location.state;
  const goBack = useNavigate();
  const navigate = useScreenNavigate();
  // Layout effects: stored choices and those of the address belong to the first paint.
  useLayoutEffect(() => open(), [open]);

  const link = parseDeepLink(search);
  const address = deepLinkQuery(link?.choices ?? {});
  const chosen = deepLinkQuery(selection);
  const before = useRef<{ address: string; chosen: string } | null>(null);
  /** True until the choices of the address were made: what comes of them replaces it. */
  const isLed = useRef(false);
  const follow = useEffectEvent(() => {
    const last = before.current;
    before.current = { address, chosen };
    if (address === chosen) {
      isLed.current = false;
    } else if (last === null ? address !== '' : last.address !== address) {
      isLed.current = true;
      openDeepLink(link?.choices ?? {});
    } else if (last?.chosen !== chosen) {
      const isSameStep = last === null || isLed.current || countOf(address) === countOf(chosen);
      isLed.current = false;
      const rest = link?.rest ?? search.slice(1);
      navigate(
        { search: [rest, chosen].filter(Boolean).join('&') },
        { replace: isSameStep, state: isSameStep ? state : { cameFrom: address } },
      );
    }
  });
  useLayoutEffect(() => follow(), [address, chosen]);
  // Mounted again, as in development, it follows the address once more: its link ended with the screen.
  useLayoutEffect(
    () => () => {
      before.current = null;
    },
    [],
  );

  return () => {
    const cameFrom = (state as { cameFrom?: string } | null)?.cameFrom;
    if (!isDisabled && cameFrom === deepLinkQuery(stepBack(selection))) void goBack(-1);
    else back();
  };
};
