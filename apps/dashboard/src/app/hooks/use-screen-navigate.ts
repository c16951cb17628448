import { useState } from 'react';
import { useNavigate, type NavigateOptions, type To } from 'react-router-dom';

/**
 * `navigate` for events of the domain that change the address of a screen. A screen stays mounted until the code of the
 * next page is loaded; meanwhile it must not lead the user back.
 */
export const useScreenNavigate = () => {
  const navigate = useNavigate();
  const [pathname] = useState(() => window.location.pathname);
  return (to: To, options?: NavigateOptions): void => {
    if (window.location.pathname === pathname) void navigate(to, options);
  };
};
