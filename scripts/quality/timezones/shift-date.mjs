/**
 * Starts `Date` at a moment (ISO 8601), from which it continues. Timers keep the machine's clock. Also sent into pages
 * as text, so it must be self-contained.
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
