import { isJsonObject, type Operation } from '@sms/domain/contracts';
import type { World } from '../world/world';
import { Refusal } from './refusal';

/** What the real server's session calls say of a refused field. */
const plainDetail = (detail: unknown) => {
  const { field, message, value } = isJsonObject(detail) ? detail : {};
  return { type: 'field', value, msg: message, path: field, location: 'body' };
};

/** A refusal in the server's form: its session calls check their fields by other means than the rest. */
export const inItsForm = <Code extends string>(
  { flags }: World,
  { path }: Operation,
  refusal: Refusal<Code>,
): Refusal<Code> => {
  const isPlain = flags.plainAuthRefusals && path.startsWith('/auth/') && refusal.code === 'VALIDATION_ERROR';
  if (!isPlain) return refusal;
  const details = refusal.details.extra?.['details'];
  return new Refusal(refusal.code, {
    ...refusal.details,
    extra: { code: undefined, details: Array.isArray(details) ? details.map(plainDetail) : [] },
  });
};
