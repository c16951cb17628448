import { scenarios, type ScenarioId, type World } from '@sms/api-mocks';
import { skipPlay } from './skip-play';
import { MINUTE_MS } from '@sms/domain/limits/spec';

type Globals = Readonly<Record<string, unknown>>;

/** The story keeps its own scenario. */
const OWN_SCENARIO = 'own';

/** Initial toolbar values: stories run as written. */
export const toolbarDefaults = { scenario: OWN_SCENARIO, minutes: '0min', connection: 'connected' } as const;

/** Menus of Storybook's toolbar that change the world of a scenario story. */
export const toolbar = {
  scenario: {
    description: 'How the simulated company begins',
    toolbar: {
      icon: 'database' as const,
      dynamicTitle: true,
      items: [
        { value: OWN_SCENARIO, title: 'Scenario of the story' },
        ...Object.keys(scenarios).map((id) => ({ value: id, title: id })),
      ],
    },
  },
  minutes: {
    description: 'How long ago the scenario began when the page is opened',
    toolbar: {
      icon: 'time' as const,
      dynamicTitle: true,
      items: [
        { value: toolbarDefaults.minutes, title: 'At the start' },
        ...[1, 4, 10, 20, 60].map((minutes) => ({ value: `${minutes}min`, title: `+${minutes} min` })),
      ],
    },
  },
  connection: {
    description: 'The live connection',
    toolbar: {
      icon: 'rss' as const,
      dynamicTitle: true,
      items: [
        { value: toolbarDefaults.connection, title: 'Connected' },
        { value: 'reconnecting', title: 'Reconnecting' },
        { value: 'failed', title: 'Connection failed' },
      ],
    },
  },
};

/** The scenario from the toolbar; undefined where the story uses its own. */
export const chosenScenario = ({ scenario }: Globals): ScenarioId | undefined =>
  Object.hasOwn(scenarios, String(scenario)) ? (scenario as ScenarioId) : undefined;

/** Applies the age and the connection from the toolbar to a world. */
export const applyToolbar = (world: World, globals: Globals): void => {
  const { minutes, connection } = globals;
  const passed = parseInt(String(minutes));
  if (passed > 0) world.advance(world.clock.now() + passed * MINUTE_MS);
  // The client retries while there is no response, and stops after a rejection.
  world.flags.socketsRefused ||= connection === 'reconnecting';
  world.flags.socketTokensRefused ||= connection === 'failed';
  const isDefault = Object.entries(toolbarDefaults).every(
    ([name, value]) => (globals[name] ?? value) === value,
  );
  // A play works only in the world its story was written for.
  if (!isDefault) skipPlay();
};
