import type { ScenarioId, World } from '@sms/api-mocks';
import { createStoryControls, openWorldLink } from '@sms/api-mocks/storybook';
import type { StoryObj } from '@storybook/react-vite';
import { Fragment, useEffect, useMemo, useState, type ReactNode } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { Sections } from '../../simulator/sections';
import { useWorld } from '../../simulator/use-world';
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

/**
 * A screen with the simulator's controls beside it, or below it in a window that the screen fills: its layout follows
 * the window. Time runs here.
 */
function Explorer({ world, scenarioId, children }: ExplorerProps) {
  const [replaced, setReplaced] = useState(0);
  const controls = useMemo(
    () => createStoryControls(world, scenarioId, begin, () => setReplaced((count) => count + 1)),
    [world, scenarioId],
  );
  const { state, done, perform } = useWorld(controls);

  useEffect(() => {
    const timer = setInterval(() => world.advance(world.clock.now() + TICK_MS * world.clock.speed), TICK_MS);
    return () => clearInterval(timer);
  }, [world]);

  return (
    <div className="flex h-screen flex-col 2xl:flex-row">
      {/* Replaces the window: elements fixed to an edge of the screen stay inside. */}
      <div className="min-h-0 min-w-0 flex-1 contain-layout">
        <div className="relative h-full overflow-y-auto">
          {/* A page of the old world would show outdated data. */}
          <Fragment key={replaced}>{children}</Fragment>
        </div>
      </div>
      <aside
        aria-label="Simulator"
        className="flex h-64 shrink-0 flex-col border-t border-line-strong bg-raised text-sm text-ink 2xl:h-full 2xl:w-80 2xl:border-t-0 2xl:border-l"
      >
        <header className="flex items-center justify-between gap-2 border-b border-line px-4 py-3">
          <h2 className="font-semibold">Simulator</h2>
          <p role="status" className="min-w-0 truncate text-xs text-ink-muted">
            {done}
          </p>
        </header>
        <div tabIndex={0} role="region" aria-label="Controls" className="relative min-h-0 overflow-y-auto">
          <div className="gap-0 sm:columns-2 lg:columns-4 2xl:columns-auto [&>section]:break-inside-avoid">
            {state !== null && <Sections state={state} controls={controls} perform={perform} />}
          </div>
        </div>
      </aside>
    </div>
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
  render: (_args, { world, worldNumber, browser, globals }) => (
    <Explorer key={worldNumber} world={world} scenarioId={chosenScenario(globals) ?? INITIAL_SCENARIO}>
      <StoryApp world={world} browser={browser} path={path} />
    </Explorer>
  ),
});
