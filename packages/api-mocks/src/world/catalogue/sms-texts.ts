import type { Random } from '../../db/random';
import type { Sms } from '../../db/rows';
import { MORE_SERVICES } from './more-services';
import { SERVICE_DATA } from './service-data';

const NAMES: ReadonlyMap<string, string> = new Map(
  [...Object.values(SERVICE_DATA), MORE_SERVICES].flatMap((names) => Object.entries(names)),
);

const TEXTS: readonly ((name: string, code: string) => string)[] = [
  (name, code) => `Your ${name} code is ${code}. Do not share it with anyone.`,
  (name, code) => `${code} is your ${name} verification code.`,
  (name, code) => `<#> ${name}: ${code}. Valid for 10 minutes.`,
  (name, code) => `${name} security code: ${code}\nIf you did not ask for it, ignore this message.`,
];

/** The SMS of a service with a code. */
export const smsWith = (service: string, code: string, variant = 0, textFollows = false): Sms => {
  const write = TEXTS[variant % TEXTS.length];
  const name = NAMES.get(service) ?? 'Service';
  return { code, text: write === undefined ? code : write(name, code), textFollows };
};

/** An SMS with a six-digit code; its wording, and whether the text comes at once, are random. */
export const smsFrom = (service: string, random: Random): Sms =>
  smsWith(service, random.digits(6), random.integer(0, TEXTS.length - 1), random.chance(0.5));
