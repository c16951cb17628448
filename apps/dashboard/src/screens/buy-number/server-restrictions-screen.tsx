import { $serverRestrictions, restrictionsScreen } from '@sms/domain/purchase/wizard/server-restrictions';
import { ServerRestrictions } from '@sms/ui/purchase/server-restrictions';
import { useUnit } from 'effector-react';
import { useScreen } from '../../app/hooks/use-screen';

export default function ServerRestrictionsScreen() {
  const notes = useUnit($serverRestrictions);
  useScreen(restrictionsScreen);
  if (notes.length === 0) return null;
  return (
    // Below the choices; on phones below the step, where loading it shifts nothing.
    <div className="order-last md:mt-5">
      <ServerRestrictions notes={notes} />
    </div>
  );
}
