/**
 * Lets `Date` begin at a moment (ISO 8601) and run on from there. Timers keep the machine's clock. Sent into pages as
 * text too, so it refers to nothing outside itself.
 *
 * @param {string} startsAt
 */
export const shiftDate = (startsAt) => {
  const MachineDate = Date;
  const shiftMs = MachineDate.parse(startsAt) - MachineDate.now();
  const now = () => MachineDate.now() + shiftMs;

  globalThis.Date = new Proxy(MachineDate, {
    construct: (target, parts, self) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, self),
    apply: () => new MachineDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
};
