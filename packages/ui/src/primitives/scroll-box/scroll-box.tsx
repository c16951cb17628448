import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type UIEventHandler,
} from 'react';

import type { ElementProps } from '../element-props';

/** Props of {@link ScrollBox}. */
export interface ScrollBoxProps extends ElementProps<HTMLDivElement> {
  /** Name of the box. */
  label: string;
  /**
   * Height above which the content scrolls, rem. On low screens it scrolls earlier, so that part of the page stays in
   * view around it.
   */
  maxHeight: number;
  /** Called with every scroll of the box. */
  onScroll?: UIEventHandler<HTMLDivElement> | undefined;
  /** Of any height. */
  children: ReactNode;
}

/** How much of the content lies below the box, in px, before it counts as more: sizes are not always whole. */
const TOLERANCE_PX = 2;

/** A box that scrolls what is too high for it, and fades out at its lower end while the content goes on. */
export function ScrollBox({ label, maxHeight, onScroll, children, ref, id }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLDivElement, []);
  const [isLong, setIsLong] = useState(false);
  const [hasMoreBelow, setHasMoreBelow] = useState(false);
  const look = () => {
    if (box.current === null) return;
    const { scrollHeight, scrollTop, clientHeight } = box.current;
    setIsLong(scrollHeight - clientHeight > TOLERANCE_PX);
    setHasMoreBelow(scrollHeight - scrollTop - clientHeight > TOLERANCE_PX);
  };
  // After every render: a search changes how much there is.
  useLayoutEffect(look);
  // And without one: a box that was hidden has no size until it is shown, and a window is made higher or lower.
  useLayoutEffect(() => {
    const sizes = new ResizeObserver(look);
    if (box.current !== null) sizes.observe(box.current);
    return () => sizes.disconnect();
  }, []);

  return (
    <div className="relative">
      <div
        ref={box}
        id={id}
        role="group"
        aria-label={label}
        tabIndex={isLong ? 0 : undefined}
        onScroll={(event) => {
          look();
          onScroll?.(event);
        }}
        style={{ maxHeight: `min(${maxHeight}rem, 60dvh)` }}
        className="overflow-y-auto rounded-control"
      >
        {children}
      </div>
      {hasMoreBelow && (
        <div
          aria-hidden
          className="pointer-events-none absolute inset-x-0 bottom-0 h-8 bg-linear-to-t from-surface to-transparent forced-colors:hidden print:hidden"
        />
      )}
    </div>
  );
}
