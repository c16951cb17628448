import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type UIEventHandler,
} from 'react';

import type { ElementProps } from '../element-props';

export interface ScrollBoxProps extends ElementProps<HTMLDivElement> {
  /** Accessible name. */
  label: string;
  /** Maximum height in rem. Lower on low screens, so that part of the page around it stays in view. */
  maxHeight: number;
  /** Called on every scroll event of the box. */
  onScroll?: UIEventHandler<HTMLDivElement> | undefined;
  children: ReactNode;
}

/** Overflow in px below which the box counts as fully scrolled: sizes are fractional. */
const TOLERANCE_PX = 2;

/** A box that scrolls and fades at its lower end while there is more content. */
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
  // After every render: a search changes the height of the content.
  useLayoutEffect(look);
  // Without a render: a hidden box has no size until it is shown, and the window can be resized.
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
