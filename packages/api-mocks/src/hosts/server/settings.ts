import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isScenarioId, scenarios } from '../../scenarios';
import { realServerQuirks } from '../../world/server-quirks';

/** Development, preview and the usual port of a front end. */
const USUAL_ORIGINS = 'http://localhost:5173,http://localhost:4173,http://localhost:3000';

const DEFAULT_PORT = 4000;

const USAGE = `PORT=4001 SCENARIO=busy-account npm run api -- --host 0.0.0.0
  --host <address>    listens there; without it only this machine can call
  Variables: PORT, SCENARIO, ALLOWED_ORIGINS, STATIC_DIR and CALL_LIMITS=off; see packages/api-mocks/README.md`;

const hostOf = (args: readonly string[]): string | undefined => {
  const options = { host: { type: 'string' }, help: { type: 'boolean' } } as const;
  let message = '';
  try {
    const { host, help = false } = parseArgs({ args: [...args], options }).values;
    if (!help) return host;
  } catch (error) {
    message = `${error instanceof Error ? error.message : String(error)}\n`;
  }
  throw new Error(message + USAGE);
};

/**
 * Settings of the stand-alone server (README.md, 'The stand-alone server'). Reads `PORT`, `SCENARIO`,
 * `ALLOWED_ORIGINS` (separated by commas), `STATIC_DIR` and `CALL_LIMITS` (`off`), and `--host <address>` of
 * the arguments. `STATIC_DIR` is relative to the folder in which npm was called (`INIT_CWD`).
 * @throws an error that names the variable and its allowed values
 */
export const readSettings = (
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[] = [],
) => {
  const host = hostOf(args);
  const folder = env['INIT_CWD'] ?? '';
  const port = Number(env['PORT'] ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a number from 0 to 65535, not ${env['PORT']}.`);
  }
  const scenario = env['SCENARIO'] ?? 'demo';
  if (!isScenarioId(scenario)) {
    throw new Error(`SCENARIO must be one of ${Object.keys(scenarios).join(', ')}, not ${scenario}.`);
  }
  // A browser sends no slash at the end.
  const allowedOrigins = (env['ALLOWED_ORIGINS'] ?? USUAL_ORIGINS)
    .split(',')
    .map((origin) => origin.trim().replace(/\/$/, ''));
  const staticDir = env['STATIC_DIR'] === undefined ? null : resolve(folder, env['STATIC_DIR']);
  const limits = env['CALL_LIMITS'] ?? '';
  if (limits !== '' && limits !== 'off') throw new Error(`CALL_LIMITS must be off or unset, not ${limits}.`);
  const callLimits = limits === 'off' ? null : realServerQuirks.callLimits;
  return {
    port,
    scenario,
    allowedOrigins,
    staticDir,
    callLimits,
    ...(host !== undefined && { host }),
  };
};
