import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

/** The ref of a component that looks at its own element, beside the one it may be given. */
export const useOwnRef = <Element>(given: Ref<Element> | undefined): RefObject<Element | null> => {
  const own = useRef<Element>(null);
  // Runs once the element is there.
  useImperativeHandle(given, () => own.current as Element);
  return own;
};
