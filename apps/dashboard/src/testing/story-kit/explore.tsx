import type { ScenarioId, World } from '@sms/api-mocks';
import { createStoryControls, openWorldLink } from '@sms/api-mocks/storybook';
import type { StoryObj } from '@storybook/react-vite';
import { Fragment, useEffect, useMemo, useState, type ReactNode } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { Simulator } from '../../simulator/simulator';
import { takeWorld } from '../../simulator/world-address';
import { scenario, startScenario } from './scenario';
import { StoryApp } from './story-app';
import { chosenScenario } from './toolbar';

const INITIAL_SCENARIO: ScenarioId = 'busy-account';
const TICK_MS = 1_000;

/** Begins with another scenario: the toolbar is the single source of it. */
const begin = (id: ScenarioId): void => {
  addons.getChannel().emit(UPDATE_GLOBALS, { globals: { scenario: id } });
};

interface ExplorerProps {
  readonly world: World;
  /** Initial scenario of the world. */
  readonly scenarioId: ScenarioId;
  readonly children: ReactNode;
}

/** A screen at the size of the window, with the simulator in a drawer. Time runs here. */
function Explorer({ world, scenarioId, children }: ExplorerProps) {
  const [replaced, setReplaced] = useState(0);
  const controls = useMemo(
    () => createStoryControls(world, scenarioId, begin, () => setReplaced((count) => count + 1)),
    [world, scenarioId],
  );

  useEffect(() => {
    const timer = setInterval(() => world.advance(world.clock.now() + TICK_MS * world.clock.speed), TICK_MS);
    return () => clearInterval(timer);
  }, [world]);

  return (
    <>
      {/* A page of the old world would show outdated data. */}
      <Fragment key={replaced}>{children}</Fragment>
      <Simulator controls={controls} notice={null} />
    </>
  );
}

/**
 * A story for exploring a screen. `world` in its address, as the simulator copies it, opens a saved world.
 * @param path the path at which it begins
 */
export const explore = (path: string): StoryObj => ({
  ...scenario(INITIAL_SCENARIO, path),
  beforeEach: async (context) => {
    startScenario(context, INITIAL_SCENARIO);
    const saved = takeWorld();
    if (saved !== null) await openWorldLink(context.world, saved);
  },
  render: (_args, { world, worldNumber, popups, globals }) => (
    <Explorer key={worldNumber} world={world} scenarioId={chosenScenario(globals) ?? INITIAL_SCENARIO}>
      <StoryApp world={world} popups={popups} path={path} />
    </Explorer>
  ),
});
