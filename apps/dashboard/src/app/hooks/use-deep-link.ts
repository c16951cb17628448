import { parseDeepLink, type PartialSelection } from '@sms/domain/rules';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Reads the selection from a deep link once and removes it from the address, without a history entry (decision 0041).
 */
export const useDeepLink = (onOpen: (choices: PartialSelection) => void): void => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // A layout effect: the prefilled selection belongs to the first paint.
  useLayoutEffect(() => {
    const link = parseDeepLink(search);
    if (link === null) return;
    onOpen(link.choices);
    void navigate({ pathname, search: link.rest }, { replace: true });
  }, [pathname, search, onOpen, navigate]);
};
