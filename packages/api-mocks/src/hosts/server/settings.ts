import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isScenarioId, scenarios, type ScenarioId } from '../../scenarios';
import { realServerQuirks, type CallLimits } from '../../world/server-quirks';

/** Settings of the stand-alone server. */
export interface ServerSettings {
  /** Default: 5000. */
  readonly port: number;
  readonly scenario: ScenarioId;
  /** Origins whose pages may call the API with credentials, besides the server's own. */
  readonly allowedOrigins: readonly string[];
  /** Folder of a built dashboard to serve beside the API. Default: an index page instead. */
  readonly staticDir: string | null;
  /** File of the world, which so survives a restart. Default: none. */
  readonly keep: string | null;
  /** Calls allowed in one minute; null: no limit. Default: as many as the real server allows. */
  readonly callLimits: CallLimits | null;
}

/** Development, preview and the usual port of a front end. */
const USUAL_ORIGINS = 'http://localhost:5173,http://localhost:4173,http://localhost:3000';

/**
 * Reads `PORT`, `SCENARIO`, `ALLOWED_ORIGINS` (separated by commas), `STATIC_DIR` and `CALL_LIMITS` (`off`), and
 * `--keep <file>` of the arguments, relative to the folder in which npm was called (`INIT_CWD`).
 * @throws an error that names the variable and its allowed values
 */
export const readSettings = (
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[] = [],
): ServerSettings => {
  const { keep } = parseArgs({ args: [...args], options: { keep: { type: 'string' } } }).values;
  const port = Number(env['PORT'] ?? 5000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a number from 0 to 65535, not ${env['PORT']}.`);
  }
  const scenario = env['SCENARIO'] ?? 'demo';
  if (!isScenarioId(scenario)) {
    throw new Error(`SCENARIO must be one of ${Object.keys(scenarios).join(', ')}, not ${scenario}.`);
  }
  const allowedOrigins = (env['ALLOWED_ORIGINS'] ?? USUAL_ORIGINS).split(',').map((origin) => origin.trim());
  const callLimits = env['CALL_LIMITS'] === 'off' ? null : realServerQuirks.callLimits;
  return {
    port,
    scenario,
    allowedOrigins,
    staticDir: env['STATIC_DIR'] ?? null,
    keep: keep === undefined ? null : resolve(env['INIT_CWD'] ?? '', keep),
    callLimits,
  };
};
