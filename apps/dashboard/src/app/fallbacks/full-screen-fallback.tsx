import type { LateFrame } from '@sms/ui/primitives/lazy-with-retry';
import { FullScreen } from '@sms/ui/shell/full-screen';

/** Frames the notice that a whole page could not be loaded. */
export const onItsOwn: LateFrame<object> = (notice) => <FullScreen>{notice}</FullScreen>;
