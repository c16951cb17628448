import {
  replaceClicked,
  replacementFailed,
  replacementReady,
  type ReplacementRequest,
} from '@sms/domain/numbers/actions/replace-number';
import { lazyDialog, type LazyDialogProps } from '@sms/ui/primitives/overlays/lazy-dialog';
import { useProvidedScope, useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';
import { createEventHook } from '../../app/hooks/create-event-hook';
import { useScreenNavigate } from '../../app/hooks/use-screen';
import { buyNumberPath } from '../../app/routing/deep-links';

const DIALOGS = {
  support: lazyDialog(() => import('../../support/number-support-dialog')),
  qr: lazyDialog(() => import('./qr-dialog')),
};

const useReady = createEventHook(replacementReady);
const useFailed = createEventHook(replacementFailed);

/** An action for the number with this id: replace it, keep it on top, or open one of its dialogs. */
export interface CardAction {
  readonly id: string;
  readonly what: ReplacementRequest['option'] | 'on-top' | keyof typeof DIALOGS;
}

interface CardActionProps extends LazyDialogProps {
  readonly action: CardAction;
}

/** Runs card actions that are rare. Renders only dialogs: the card and a toast show the other progress. */
export default function CardActionScreen({ action, onClose }: CardActionProps) {
  const navigate = useScreenNavigate();
  const scope = useProvidedScope();
  const replace = useUnit(replaceClicked);
  useReady((choices) => navigate(buyNumberPath(choices)));
  useFailed(onClose);
  const begin = useEffectEvent(({ id, what }: CardAction) => {
    if (what === 'support' || what === 'qr') return;
    if (what !== 'on-top') {
      replace({ id, option: what });
      return;
    }
    if (scope !== null)
      // Without the code, or against the browser's will, the card stays where it is.
      import('./keep-on-top').then(({ keepOnTop }) => keepOnTop(scope, id)).catch(() => undefined);
    onClose();
  });
  useEffect(() => begin(action), [action]);
  const Dialog = action.what === 'support' || action.what === 'qr' ? DIALOGS[action.what] : undefined;
  return Dialog && <Dialog id={action.id} onClose={onClose} />;
}
