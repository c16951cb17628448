import { $serverRestrictions, restrictionsScreen, statsRequested } from '@sms/domain';
import { ServerRestrictions } from '@sms/ui/parts/purchase/server-restrictions';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useScreen } from '../../app/hooks/use-screen';

/** Restrictions of the server for the selection. Also starts the success-rate stats, from its first render on. */
export default function ServerRestrictionsScreen() {
  const { notes, requestStats } = useUnit({ notes: $serverRestrictions, requestStats: statsRequested });
  useScreen(restrictionsScreen);
  useEffect(() => requestStats(), [requestStats]);
  if (notes.length === 0) return null;
  return (
    // Below the choices; on phones below the step, where loading it shifts nothing.
    <div className="order-last md:mt-5">
      <ServerRestrictions notes={notes} />
    </div>
  );
}
