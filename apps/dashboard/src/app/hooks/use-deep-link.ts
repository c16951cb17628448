import { parseDeepLink, type PartialSelection } from '@sms/domain/rules';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Takes the choices of a link out of the address, once, without a step in the history (decision 0041). */
export const useDeepLink = (onOpen: (choices: PartialSelection) => void): void => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // A layout effect: what the link leads to belongs to the first thing painted.
  useLayoutEffect(() => {
    const link = parseDeepLink(search);
    if (link === null) return;
    onOpen(link.choices);
    void navigate({ pathname, search: link.rest }, { replace: true });
  }, [pathname, search, onOpen, navigate]);
};
