import { lazyDialog, type LazyDialogProps } from '@sms/ui/primitives/overlays/lazy-dialog';
import { useProvidedScope } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';

const DIALOGS = {
  support: lazyDialog(() => import('../../support/number-support-dialog')),
  qr: lazyDialog(() => import('./qr-dialog')),
};

/** An action for the number with this id: keep it on top, or open one of its dialogs. */
export interface CardAction {
  readonly id: string;
  readonly what: 'on-top' | keyof typeof DIALOGS;
}

interface CardActionProps extends LazyDialogProps {
  readonly action: CardAction;
}

/** Runs card actions that are rare, one at a time. Renders only dialogs. */
export default function CardActionScreen({ action, onClose }: CardActionProps) {
  const scope = useProvidedScope();
  const begin = useEffectEvent(({ id, what }: CardAction) => {
    if (what !== 'on-top') return;
    if (scope !== null)
      // Without the code, or against the browser's will, the card stays where it is.
      import('./keep-on-top').then(({ keepOnTop }) => keepOnTop(scope, id)).catch(() => undefined);
    onClose();
  });
  useEffect(() => begin(action), [action]);
  const Dialog = action.what === 'on-top' ? undefined : DIALOGS[action.what];
  return Dialog && <Dialog id={action.id} onClose={onClose} />;
}
