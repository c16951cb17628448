import type { OperationName } from '@sms/domain/contracts';
import type { Fault, ResponseCorruption } from '../world/flags';
import type { World } from '../world/world';
import { faultResponse } from './envelopes';

const corruptedResponse = (corruption: ResponseCorruption): Response => {
  if (corruption === 'connection-lost') return Response.error();
  if (corruption === 'malformed') return new Response('{"success":true,"data":[{"id":1,', jsonText);
  if (corruption === 'wrong-schema') return Response.json({ success: true, data: 'unexpected' });
  if (corruption === 'html') return new Response('<html><h1>502 Bad Gateway</h1></html>', htmlText);
  if ('body' in corruption)
    return new Response(corruption.body || null, { ...jsonText, status: corruption.status });
  return faultResponse(corruption);
};

const jsonText: ResponseInit = { headers: { 'Content-Type': 'application/json' } };
const htmlText: ResponseInit = { status: 502, headers: { 'Content-Type': 'text/html' } };

/** Waits in real time; `Infinity` never ends. */
export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    if (ms <= 0) resolve();
    else if (Number.isFinite(ms)) setTimeout(resolve, ms);
  });

/** The next fault for a call of this operation, if any. Decrements its count. */
export const nextFault = (world: World, name: OperationName | undefined): Fault | undefined => {
  const fault = world.flags.faults.find(({ operation, times }) => operation === name && times > 0);
  if (fault !== undefined) fault.times -= 1;
  return fault;
};

/** Applies a fault to a call. `execute` runs the call; a corrupted call runs only where the fault says so. */
export const applyFault = async (fault: Fault, execute: () => Promise<Response>): Promise<Response> => {
  await wait(fault.delayMs ?? 0);
  if (fault.corruption === undefined) return execute();
  if (fault.carriedOutAfterMs !== undefined) void wait(fault.carriedOutAfterMs).then(execute);
  else if (fault.carriedOut === true) await execute();
  return corruptedResponse(fault.corruption);
};
