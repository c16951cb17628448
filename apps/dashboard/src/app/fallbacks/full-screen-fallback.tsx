import type { LoadErrorFrame } from '@sms/ui/primitives/lazy-with-retry';
import { FullScreen } from '@sms/ui/shell/full-screen';

/** Frames the notice that a whole page could not be loaded. */
export const fullScreenFallback: LoadErrorFrame<object> = (notice) => <FullScreen>{notice}</FullScreen>;
