import { Banner } from '@sms/ui/primitives/feedback/banner';
import { Button } from '@sms/ui/primitives/buttons/button';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { SimulatorControls } from './controls';
import { Sections } from './sections';
import { useWorld } from './use-world';

interface PanelProps {
  readonly controls: SimulatorControls;
  /** A message above the controls. Default: none. */
  readonly notice?: string | null;
  readonly onClose: () => void;
}

/** Controls of the simulated backend. Not modal, so that the page shows the effect of a command. */
export function Panel({ controls, notice = null, onClose }: PanelProps) {
  const { state, done, perform } = useWorld(controls);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => panel.current?.focus(), []);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };

  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby="simulator-title"
      tabIndex={-1}
      onKeyDown={closeOnEscape}
      className="fixed inset-x-2 bottom-2 z-50 flex max-h-[60vh] flex-col rounded-card border border-line bg-raised text-sm text-ink shadow-popover outline-none sm:right-auto sm:max-h-[calc(100vh-1rem)] sm:w-80"
    >
      {/* A header would be a second banner of the page. */}
      <div className="flex items-center justify-between gap-2 border-b border-line py-1.5 pr-2 pl-4">
        <h2 id="simulator-title" className="font-semibold">
          Simulator
        </h2>
        <p role="status" className="min-w-0 flex-1 truncate text-right text-xs text-ink-muted">
          {done}
        </p>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Close
        </Button>
      </div>
      {state !== null && (
        <div className="overflow-y-auto overscroll-contain">
          {notice !== null && (
            <div className="px-4 pt-3">
              <Banner tone="error" role="alert">
                {notice}
              </Banner>
            </div>
          )}
          <Sections state={state} controls={controls} perform={perform} />
        </div>
      )}
    </div>
  );
}
