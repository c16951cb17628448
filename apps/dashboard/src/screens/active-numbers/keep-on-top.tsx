import { sessionEnded } from '@sms/domain/lib/session-events';
import { countdownsToggled } from '@sms/domain/numbers/cards/server-now';
import { NumberLine } from '@sms/ui/numbers/number-line';
import { NUMBER_STATUS } from '@sms/ui/numbers/number-status';
import { createWatch, scopeBind, type Scope } from 'effector';
import { Provider } from 'effector-react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useNumberCard } from '../../app/hooks/use-number-card';
import { NumberCountdown } from '../../app/number-countdown';
import { useNumberCopy } from './use-number-copy';

const SIZE = { width: 340, height: 220 };

interface NumberOnTopProps {
  readonly id: string;
  /** Called when there is no such number any more. */
  readonly onGone: () => void;
}

/** Number, remaining time and code, to fill in a form beside it. */
function NumberOnTop({ id, onGone }: NumberOnTopProps) {
  const card = useNumberCard(id);
  const { copied, onCopy } = useNumberCopy(id);
  const isGone = card === null;
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);
  if (card === null) return null;
  const isWaiting = card.status === 'waiting';
  return (
    <main className="min-h-dvh bg-surface text-ink">
      <h1 className="sr-only">{card.service}</h1>
      <h2 className="sr-only">Number and code</h2>
      <NumberLine.Root
        subject={`${card.service} ${card.phoneNumber}`}
        density="stage"
        state={card.hasSms ? 'received' : isWaiting ? 'waiting' : 'ended'}
      >
        <NumberLine.Identity {...card} status={undefined} />
        <NumberLine.Phone {...card} isCopied={copied === 'phone'} onCopy={() => onCopy('phone')} />
        {card.code !== undefined && (
          <NumberLine.Code
            {...card}
            code={card.code}
            isCodeNew={false}
            isCopied={copied === 'code'}
            onCopy={() => onCopy('code')}
          />
        )}
        <NumberLine.Life time={<NumberCountdown id={id} />} />
        <div className="line-note">
          {/* The page beside it announces a code. */}
          <p role="status">{NUMBER_STATUS[card.status]}</p>
        </div>
      </NumberLine.Root>
    </main>
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
      <NumberOnTop id={id} onGone={() => small.close()} />
    </Provider>,
  );
};
