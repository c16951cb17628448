import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isScenarioId, scenarios } from '../../scenarios';
import { realServerQuirks } from '../../world/server-quirks';

/** Development, preview and the usual port of a front end. */
const USUAL_ORIGINS = 'http://localhost:5173,http://localhost:4173,http://localhost:3000';

/**
 * Settings of the stand-alone server (README.md, 'The stand-alone server'). Reads `PORT`, `SCENARIO`, `ALLOWED_ORIGINS` (separated by commas), `STATIC_DIR` and `CALL_LIMITS` (`off`), and
 * `--keep <file>` of the arguments, relative to the folder in which npm was called (`INIT_CWD`).
 * @throws an error that names the variable and its allowed values
 */
export const readSettings = (
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[] = [],
) => {
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
