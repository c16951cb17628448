import { useEffect, useRef, useState, type PropsWithChildren } from 'react';

/** Renders its content only when it is nearly in view. */
export function RenderWhenVisible({ children }: PropsWithChildren) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      // In the frame of Storybook the margin of the top window has no effect.
      { root: document, rootMargin: '400px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={isNear ? undefined : 'min-h-48'}>
      {isNear && children}
    </div>
  );
}
