import { $serverRestrictions, restrictionsToggled, statsRequested } from '@sms/domain';
import { ServerRestrictions } from '@sms/ui/parts/purchase/server-restrictions';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { createScreenHook } from '../../app/hooks/create-screen-hook';

const useRestrictions = createScreenHook(restrictionsToggled);

/**
 * What is known about the choices besides stock and price: what the server says about them; and from its first render on the outcomes
 * of bought numbers are counted, of which the lists tell.
 */
export default function ServerRestrictionsScreen() {
  const { notes, requestStats } = useUnit({ notes: $serverRestrictions, requestStats: statsRequested });
  useRestrictions();
  useEffect(() => requestStats(), [requestStats]);
  if (notes.length === 0) return null;
  return (
    // Below the choices; on phones below the step, where it moves nothing when it comes.
    <div className="order-last md:mt-5">
      <ServerRestrictions notes={notes} />
    </div>
  );
}
