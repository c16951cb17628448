import { useState } from 'react';

import { Button } from '../primitives/buttons/button';
import { Dialog } from '../primitives/overlays/dialog';

export interface ClearDeviceProps {
  onClearDevice: () => void;
}

/** What the browser keeps, in one sentence, and its removal after a confirmation, which Escape closes. */
export function ClearDevice({ onClearDevice }: ClearDeviceProps) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-sm text-ink-muted">
        This browser keeps your settings, favourites and recent choices, but no code and no phone number.
      </p>
      <Button onClick={() => setConfirming(true)}>Clear data on this device</Button>
      <Dialog open={isConfirming} title="Clear data on this device?" onClose={() => setConfirming(false)}>
        <div className="flex flex-col gap-5">
          <p className="text-sm text-ink">
            Signs you out in every tab and removes everything this browser keeps here, for all its users. Your
            account, numbers and balance aren't affected. A purchase or payment in progress continues, but
            this browser won't show you the outcome.
          </p>
          <div className="flex flex-wrap justify-end gap-2">
            <Button size="lg" onClick={() => setConfirming(false)}>
              Stay signed in
            </Button>
            <Button
              size="lg"
              variant="primary"
              onClick={() => {
                setConfirming(false);
                onClearDevice();
              }}
            >
              Sign out and clear
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
