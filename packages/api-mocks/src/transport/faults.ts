import type { OperationName } from '@sms/domain/contracts';
import type { Fault, Spoiling } from '../world/flags';
import type { World } from '../world/world';
import { faultResponse } from './envelopes';

const spoil = (spoiling: Spoiling): Response => {
  if (spoiling === 'connection-lost') return Response.error();
  if (spoiling === 'malformed') return new Response('{"success":true,"data":[{"id":1,', jsonText);
  if (spoiling === 'wrong-schema') return Response.json({ success: true, data: 'unexpected' });
  if (spoiling === 'html') return new Response('<html><h1>502 Bad Gateway</h1></html>', htmlText);
  if ('body' in spoiling)
    return new Response(spoiling.body || null, { ...jsonText, status: spoiling.status });
  return faultResponse(spoiling);
};

const jsonText: ResponseInit = { headers: { 'Content-Type': 'application/json' } };
const htmlText: ResponseInit = { status: 502, headers: { 'Content-Type': 'text/html' } };

/** Waits in real time; `Infinity` never ends. */
export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    if (ms <= 0) resolve();
    else if (Number.isFinite(ms)) setTimeout(resolve, ms);
  });

/** The next fault for a call of this operation, if there is one. Counts it down. */
export const takeFault = (world: World, name: OperationName | undefined): Fault | undefined => {
  const fault = world.flags.faults.find(({ operation, times }) => operation === name && times > 0);
  if (fault !== undefined) fault.times -= 1;
  return fault;
};

/** Lets a fault disturb a call. `answer` carries the call out; a spoiled call is only carried out where the fault says so. */
export const disturb = async (fault: Fault, answer: () => Promise<Response>): Promise<Response> => {
  await wait(fault.delayMs ?? 0);
  if (fault.spoiling === undefined) return answer();
  if (fault.carriedOutAfterMs !== undefined) void wait(fault.carriedOutAfterMs).then(answer);
  else if (fault.carriedOut === true) await answer();
  return spoil(fault.spoiling);
};
