import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { SimulatorControls } from './controls';

const Panel = lazy(() => import('./panel').then((module) => ({ default: module.Panel })));

const isShortcut = ({ ctrlKey, shiftKey, code }: KeyboardEvent): boolean =>
  ctrlKey && shiftKey && code === 'KeyS';

interface SimulatorProps {
  readonly controls: SimulatorControls;
  /** A message with which the panel opens. */
  readonly notice: string | null;
}

/** The button that opens the panel, and the panel once it was opened. */
export function Simulator({ controls, notice }: SimulatorProps) {
  const [isOpen, setIsOpen] = useState(notice !== null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setIsOpen((wasOpen) => !wasOpen);
    };
    window.addEventListener('keydown', toggle);
    return () => window.removeEventListener('keydown', toggle);
  }, []);

  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+Shift+S"
        title="Simulator (Ctrl+Shift+S)"
        onClick={() => setIsOpen(!isOpen)}
        // Beside the footer of the sidebar where there is one, else above the bottom bar of a phone.
        className="fixed bottom-[calc(var(--bottom-bar)+var(--action-bar)+env(safe-area-inset-bottom)+0.5rem)] left-2 z-40 lg:bottom-5 lg:left-36 rounded-pill border border-line-strong bg-raised px-2 py-1 text-xs text-ink-muted hover:text-ink"
      >
        Simulator
      </button>
      {isOpen && (
        <Suspense>
          <Panel controls={controls} notice={notice} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
