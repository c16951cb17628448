import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type UIEventHandler } from 'react';

/** Props of {@link ScrollBox}. */
export interface ScrollBoxProps {
  /** Name of the box. */
  label: string;
  /**
   * Height above which the content scrolls, rem. On low screens it scrolls earlier, so that part of the page stays in
   * view around it.
   */
  maxHeight: number;
  onScroll?: UIEventHandler<HTMLDivElement> | undefined;
  /** What the content is about: with another one the box is back at its top. @defaultValue '' */
  topic?: string | undefined;
  children: ReactNode;
}

/** How much of the content lies below the box, in px, before it counts as more: sizes are not always whole. */
const REST = 2;

/** A box that scrolls what is too high for it, and fades out at its lower end while the content goes on. */
export function ScrollBox({ label, maxHeight, onScroll, topic = '', children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const top = useRef(0);
  const [isLong, setIsLong] = useState(false);
  const [goesOn, setGoesOn] = useState(false);
  const look = () => {
    if (box.current === null) return;
    const { scrollHeight, scrollTop, clientHeight } = box.current;
    setIsLong(scrollHeight - clientHeight > REST);
    setGoesOn(scrollHeight - scrollTop - clientHeight > REST);
  };
  // Told by the browser once it has laid the page out: asking after every letter of a search would make it do so twice.
  useEffect(() => {
    if (box.current === null || content.current === null) return;
    const sizes = new ResizeObserver(look);
    sizes.observe(box.current);
    sizes.observe(content.current);
    return () => sizes.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (box.current !== null && top.current > 0) box.current.scrollTop = 0;
  }, [topic]);

  return (
    <div className="relative">
      <div
        ref={box}
        role="group"
        aria-label={label}
        tabIndex={isLong ? 0 : undefined}
        onScroll={(event) => {
          top.current = event.currentTarget.scrollTop;
          look();
          onScroll?.(event);
        }}
        style={{ maxHeight: `min(${maxHeight}rem, 60dvh)` }}
        className="overflow-y-auto rounded-control"
      >
        <div ref={content}>{children}</div>
      </div>
      {goesOn && (
        <div
          aria-hidden
          className="pointer-events-none absolute inset-x-0 bottom-0 h-8 bg-linear-to-t from-surface to-transparent forced-colors:hidden print:hidden"
        />
      )}
    </div>
  );
}
