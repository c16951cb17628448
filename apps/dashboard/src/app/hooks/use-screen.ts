import type { Screen } from '@sms/domain/lib';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';

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
