import type { EventCallable } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';

/** A hook that fires `toggled` when a screen mounts and unmounts. */
export const createScreenHook = (toggled: EventCallable<boolean>) =>
  function useScreen(): void {
    const toggle = useUnit(toggled);
    useEffect(() => {
      toggle(true);
      return () => {
        toggle(false);
      };
    }, [toggle]);
  };
