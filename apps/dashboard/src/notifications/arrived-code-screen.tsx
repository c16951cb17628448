import { $arrivedCode, arrivedCodeDismissed, arrivedCodeShown } from '@sms/domain/notifications';
import { codeCopyClicked } from '@sms/domain/lib';
import { ArrivedCode } from '@sms/ui/shell/arrived-code';
import { useUnit } from 'effector-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../app/routing/paths';

const FIELD = 'input:not([type=checkbox], [type=radio], [role=switch]), textarea, select';

const isTyping = (): boolean => document.activeElement?.matches(FIELD) === true;

const onFocusMove = (listener: () => void): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('focusin', listener, { signal });
  // The next element has the focus, if any, only afterwards.
  document.addEventListener('focusout', () => queueMicrotask(listener), { signal });
  return () => listening.abort();
};

/** Screens that show the sheet; `phone` of the style sheet. */
const PHONE = '(width < 48rem) and (height >= 30rem)';

/** The code that arrived while the user was elsewhere, never over a field in use. */
export function ArrivedCodeScreen() {
  const { arrived, copy, dismiss, show } = useUnit({
    arrived: $arrivedCode,
    copy: codeCopyClicked,
    dismiss: arrivedCodeDismissed,
    show: arrivedCodeShown,
  });
  const navigate = useNavigate();
  const isBusy = useSyncExternalStore(onFocusMove, isTyping);
  const code = isBusy ? null : (arrived?.code ?? null);
  useEffect(() => {
    if (code !== null && matchMedia(PHONE).matches) show(code);
  }, [code, show]);
  return (
    <ArrivedCode
      sms={isBusy ? null : arrived}
      service={arrived?.service ?? undefined}
      onCopy={() => code !== null && copy(code)}
      onOpen={() => {
        void navigate(PATHS.activeNumbers);
        dismiss();
      }}
      onDismiss={() => dismiss()}
    />
  );
}
