import { useState, useEffect } from 'react';
import { useNavigate, type NavigateOptions, type To } from 'react-router-dom';
import type { Screen } from '@sms/domain/lib/create-screen';
import { scopeBind, type Scope } from 'effector';
import { useProvidedScope } from 'effector-react';

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

/** Tells the model of a screen in a scope that it is open, unless it knows. */
export const openScreen =
  ({ toggled, $isOpen }: Screen) =>
  (scope: Scope): void => {
    if (!scope.getState($isOpen)) scopeBind(toggled, { scope })(true);
  };

/** Tells the model of a screen when the screen mounts and unmounts. */
export function useScreen(screen: Screen): void {
  const scope = useProvidedScope();
  useEffect(() => {
    if (scope === null) return;
    openScreen(screen)(scope);
    return () => scopeBind(screen.toggled, { scope })(false);
  }, [scope, screen]);
}
