import { scenarios, type ScenarioId, type World } from '@sms/api-mocks';
import { skipPlay } from './skip-play';
import { MINUTE_MS } from '@sms/domain/limits/spec';

type Globals = Readonly<Record<string, unknown>>;

/** The story keeps its own scenario. */
const OWN_SCENARIO = 'own';

/** Initial toolbar values: stories run as written. */
export const toolbarDefaults = { scenario: OWN_SCENARIO, minutes: '0min', connection: 'connected' } as const;

interface Item {
  readonly value: string;
  readonly title: string;
}

const menu = <Icon extends string>(description: string, icon: Icon, items: readonly Item[]) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items: [...items] },
});

/** Menus of Storybook's toolbar that change the world of a scenario story. */
export const toolbar = {
  scenario: menu('How the simulated company begins', 'database', [
    { value: OWN_SCENARIO, title: 'Scenario of the story' },
    ...Object.keys(scenarios).map((id) => ({ value: id, title: id })),
  ]),
  minutes: menu('How long ago the scenario began when the page is opened', 'time', [
    { value: toolbarDefaults.minutes, title: 'At the start' },
    ...[1, 4, 10, 20, 60].map((minutes) => ({ value: `${minutes}min`, title: `+${minutes} min` })),
  ]),
  connection: menu('The live connection', 'rss', [
    { value: toolbarDefaults.connection, title: 'Connected' },
    { value: 'reconnecting', title: 'Reconnecting' },
    { value: 'failed', title: 'Connection failed' },
  ]),
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
