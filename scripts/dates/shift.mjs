/**
 * Preloaded into a Node process (`--import`): its `Date` begins at the moment in SMS_NOW (ISO 8601) and runs on
 * from there. Timers, files and child processes that are not Node keep the machine's clock.
 */
const MachineDate = Date;
const shiftMs = MachineDate.parse(process.env.SMS_NOW) - MachineDate.now();
const now = () => MachineDate.now() + shiftMs;

globalThis.Date = new Proxy(MachineDate, {
  construct: (target, parts, self) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, self),
  apply: () => new MachineDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
