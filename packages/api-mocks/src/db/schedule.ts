import type { Sms } from './rows';

/** Something that will happen by itself. Plain data, so that a world can be stored and read back. */
export type Task =
  | { readonly kind: 'sms'; readonly numberId: number; readonly sms: Sms }
  | { readonly kind: 'expiry'; readonly numberId: number };

/** A task and the moment it is due, ms since 1970. */
export interface Appointment {
  readonly at: number;
  readonly task: Task;
}

/** What is still to happen, earliest first. It sets no timer: `World.advance` runs what is due. */
export interface Schedule {
  add(at: number, task: Task): void;
  /** Takes the earliest appointment that is due, if there is one. */
  takeDue(now: number): Appointment | undefined;
}

/** An empty schedule. */
export const createSchedule = (): Schedule => {
  const appointments: Appointment[] = [];
  return {
    add: (at, task) => {
      const later = appointments.findIndex((appointment) => appointment.at > at);
      appointments.splice(later === -1 ? appointments.length : later, 0, { at, task });
    },
    takeDue: (now) => {
      const [first] = appointments;
      return first !== undefined && first.at <= now ? appointments.shift() : undefined;
    },
  };
};
