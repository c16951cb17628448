import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  type UIEventHandler,
} from 'react';

import type { ElementProps } from '../element-props';

export interface ScrollBoxProps extends ElementProps<HTMLDivElement> {
  /** Accessible name. */
  label: string;
  /** Maximum height in rem. Lower on low screens, so that the page around it stays in view. */
  maxHeight: number;
  /** Called on every scroll event of the box. */
  onScroll?: UIEventHandler<HTMLDivElement> | undefined;
  children: ReactNode;
}

/** A distance in px that does not count as scrolled: sizes are fractional. */
const TOLERANCE_PX = 2;

/**
 * True for each end of a box's content that is visible. The browser reports changes after its own layout:
 * reading sizes here would force one more after every render, and a letter in a search renders often.
 */
function useEndsInView(box: RefObject<HTMLDivElement | null>) {
  const start = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  // Until the browser reports, the box counts as long: one that scrolls must be a stop for the keyboard.
  const [isStartInView, setIsStartInView] = useState(false);
  const [isEndInView, setIsEndInView] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          // A hidden box has no size until it is shown.
          const isInView = isIntersecting || boundingClientRect.width === 0;
          (target === start.current ? setIsStartInView : setIsEndInView)(isInView);
        }
      },
      { root: box.current, rootMargin: `${TOLERANCE_PX}px` },
    );
    for (const { current } of [start, end]) if (current !== null) observer.observe(current);
    return () => observer.disconnect();
  }, [box]);
  return { start, end, isStartInView, isEndInView };
}

/**
 * A box that scrolls and fades at its lower end while there is more content. For a list of up to some dozens
 * of rows inside a page, such as operators. Not for hundreds of rows: use VirtualList, which renders only the
 * visible ones.
 */
export function ScrollBox({ label, maxHeight, onScroll, children, ref, id }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLDivElement, []);
  const { start, end, isStartInView, isEndInView } = useEndsInView(box);
  const isLong = !isStartInView || !isEndInView;
  return (
    <div className="relative">
      <div
        ref={box}
        id={id}
        role="group"
        aria-label={label}
        tabIndex={isLong ? 0 : undefined}
        onScroll={onScroll}
        style={{ maxHeight: `min(${maxHeight}rem, max(min(60dvh, 18rem), 100dvh - 25.75rem))` }}
        className="overflow-y-auto rounded-control"
      >
        <div ref={start} aria-hidden />
        {children}
        <div ref={end} aria-hidden />
      </div>
      {!isEndInView && (
        <div
          aria-hidden
          className="pointer-events-none absolute inset-x-0 bottom-0 z-2 h-8 bg-linear-to-t from-surface to-transparent forced-colors:hidden print:hidden"
        />
      )}
    </div>
  );
}
