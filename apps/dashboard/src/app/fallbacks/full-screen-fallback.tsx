import type { LoadErrorFrame } from '@sms/ui/primitives/overlays/lazy-with-retry';
import { FullScreen } from '@sms/ui/shell/screens/full-screen';

export const fullScreenFallback: LoadErrorFrame<object> = (notice) => <FullScreen>{notice}</FullScreen>;
