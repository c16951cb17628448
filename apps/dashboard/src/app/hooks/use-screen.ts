import { useState, useEffect } from 'react';
import { useNavigate, type NavigateOptions, type To } from 'react-router-dom';
import type { Screen } from '@sms/domain/lib/create-screen';
import { useUnit } from 'effector-react';

/**
 * `navigate` for events of the domain that change the address of a screen. A screen stays mounted until the
 * code of the next page is loaded; meanwhile it must not lead the user back.
 */
export const useScreenNavigate = () => {
  const navigate = useNavigate();
  const [pathname] = useState(() => window.location.pathname);
  return (to: To, options?: NavigateOptions): void => {
    if (window.location.pathname === pathname) void navigate(to, options);
  };
};

/** Tells the model of a screen when the screen mounts and unmounts. */
export function useScreen({ toggled }: Screen): void {
  const toggle = useUnit(toggled);
  useEffect(() => {
    toggle(true);
    return () => {
      toggle(false);
    };
  }, [toggle]);
}
