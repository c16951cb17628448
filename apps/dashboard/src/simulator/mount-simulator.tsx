import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { SimulatorControls } from './controls';
import { Simulator } from './simulator';

/**
 * Mounts the simulator in a React root of its own: the dashboard does not depend on it.
 * @param notice a message with which the panel opens
 */
export const mountSimulator = (controls: SimulatorControls, notice: string | null = null): void => {
  const place = document.createElement('aside');
  place.setAttribute('aria-label', 'Simulator');
  document.body.append(place);
  createRoot(place).render(
    <StrictMode>
      <Simulator controls={controls} notice={notice} />
    </StrictMode>,
  );
};
