import { $copiedMark, copyClicked } from '@sms/domain/numbers/copying/copy-numbers';
import { sessionEnded } from '@sms/domain/lib/session-events';
import { countdownsToggled } from '@sms/domain/numbers/cards/server-now';
import { NumberOnTop } from '@sms/ui/numbers/number-on-top';
import { createWatch, scopeBind, type Scope } from 'effector';
import { Provider, useStoreMap, useUnit } from 'effector-react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useNumberCard } from '../../app/hooks/use-number-card';
import { NumberCountdown } from '../../app/number-countdown';

const SIZE = { width: 340, height: 220 };

interface NumberOnTopScreenProps {
  readonly id: string;
  /** Called when there is no such number any more. */
  readonly onGone: () => void;
}

function NumberOnTopScreen({ id, onGone }: NumberOnTopScreenProps) {
  const card = useNumberCard(id);
  const copied = useStoreMap({
    store: $copiedMark,
    keys: [id],
    fn: (mark) => (mark?.id === id ? mark.what : null),
  });
  const copy = useUnit(copyClicked);
  const isGone = card === null;
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);
  if (card === null) return null;
  return (
    <NumberOnTop
      {...card}
      countdown={<NumberCountdown id={id} />}
      copied={copied}
      onCopy={(what) => copy({ id, what })}
    />
  );
}

/** Copies the page's theme, and its style sheets, which its content security policy allows there too. */
const copyStyles = ({ documentElement: root, head }: Document): void => {
  const { lang, className, dataset } = document.documentElement;
  Object.assign(root, { lang, className });
  Object.assign(root.dataset, dataset);
  for (const sheet of document.querySelectorAll('style, link[rel=stylesheet]'))
    head.append(sheet.cloneNode(true));
};

/**
 * Opens a number in a small window above all others. It shows the state of this page: it has no connection of
 * its own, and makes no call.
 */
export const keepOnTop = async (scope: Scope, id: string): Promise<void> => {
  const small = await window.documentPictureInPicture?.requestWindow(SIZE);
  if (small === undefined) return;
  copyStyles(small.document);
  const root = createRoot(small.document.body);
  const toggleCountdown = scopeBind(countdownsToggled, { scope });
  toggleCountdown(true);
  const unwatch = createWatch({ unit: sessionEnded, scope, fn: () => small.close() });
  small.addEventListener('pagehide', () => {
    unwatch();
    toggleCountdown(false);
    root.unmount();
  });
  root.render(
    <Provider value={scope}>
      <NumberOnTopScreen id={id} onGone={() => small.close()} />
    </Provider>,
  );
};
