import { CATCH_UP_LOAD_MS } from '@sms/domain/limits';
import { useEffect, useState, type ComponentType } from 'react';

/** Tells what was missed during a gap. Its code is fetched once the page rests: offline, when it is needed, is too late. */
export function CatchUp() {
  const [Screen, setScreen] = useState<ComponentType | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      import('../catch-up/catch-up-screen').then(
        (module) => setScreen(() => module.default),
        // Without the code, toasts and lists tell what they can.
        () => undefined,
      );
    }, CATCH_UP_LOAD_MS);
    return () => clearTimeout(timer);
  }, []);
  return Screen && <Screen />;
}
