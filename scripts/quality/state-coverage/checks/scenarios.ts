import { checker, exportsOf, scenarioSources } from '../program/project';
import { storyFiles } from '../program/stories';
import type { Gap } from './components';

const used = new Set(storyFiles.flatMap((file) => file.scenarios));

export const scenarioIds = scenarioSources
  .flatMap(exportsOf)
  .filter(([name]) => name === 'scenarios')
  .flatMap(([, symbol]) => checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol)))
  .map(({ name }) => name);

/** Scenarios without a story. */
export const scenarioGaps: readonly Gap[] = scenarioIds
  .filter((id) => !used.has(id))
  .map((id) => ({ subject: `scenario ${id}`, message: `The scenario '${id}' is used by no story` }));
