import { Copy, X } from 'lucide';

import { Icon } from '../../primitives/icon';
import { IconButton } from '../../primitives/buttons/icon-button';

export interface ArrivedCodeProps {
  /**
   * The SMS and its code, which may not have been found in it; null without one. Render it before, so that it
   * is announced.
   */
  sms: { readonly code: string | null } | null;
  /** Name of the service; undefined while unknown. */
  service?: string | undefined;
  onCopy: () => void;
  /** Called when the user opens an SMS without a code. */
  onOpen: () => void;
  onDismiss: () => void;
}

/**
 * A code that arrived while the user was elsewhere, within reach of the thumb above the tabs of a phone:
 * anywhere on it copies. It is not modal, and its button is not filled, since the code of the page may have
 * the filled one. On phones, when the user comes back to the tab. Not while the user types: it would cover
 * the field or the keyboard. A region 'New code'; its button is named by the service and the code, digit by
 * digit. It is announced in place of the toast, which it replaces.
 */
export function ArrivedCode({ sms, service, onCopy, onOpen, onDismiss }: ArrivedCodeProps) {
  const code = sms?.code ?? null;
  return (
    <div role="status" className="hidden phone:block print:hidden">
      {sms !== null && (
        <section
          aria-label="New code"
          data-arrived-code
          className="pointer-events-auto fixed inset-x-0 bottom-[calc(var(--bottom-bar)+var(--action-bar))] z-40 px-safe-2 pb-2"
        >
          <div className="flex animate-enter items-center rounded-sheet border border-success-line bg-success-soft shadow-popover">
            <button
              type="button"
              onClick={code === null ? onOpen : onCopy}
              className="flex min-h-20 min-w-0 flex-1 items-center gap-3 rounded-sheet px-4 py-2 text-left text-ink"
            >
              <span className="min-w-0 flex-1">
                {code !== null && (
                  <span className="sr-only">
                    Copy SMS code <span translate="no">{Array.from(code).join(' ')}</span>
                  </span>
                )}
                {service !== undefined && (
                  <span className="block truncate text-sm">
                    <bdi>{service}</bdi>
                  </span>
                )}
                {code === null ? (
                  <span className="block text-title">New SMS</span>
                ) : (
                  <bdi aria-hidden translate="no" className="block w-fit font-digits text-code break-all">
                    {code}
                  </bdi>
                )}
              </span>
              <span aria-hidden={code !== null} className="flex items-center gap-2 text-sm font-medium">
                {code !== null && <Icon of={Copy} className="size-4" />}
                <span>{code === null ? 'Open' : 'Copy'}</span>
              </span>
            </button>
            <span className="pr-2">
              <IconButton label="Dismiss" onClick={onDismiss} icon={<Icon of={X} className="size-4" />} />
            </span>
          </div>
        </section>
      )}
    </div>
  );
}
