import * as v from 'valibot';

const schema = v.object({
  userId: v.string(),
  txRef: v.optional(v.string()),
  choices: v.object({
    country: v.optional(v.string()),
    service: v.optional(v.string()),
    operator: v.optional(v.string()),
  }),
});

/**
 * An interrupted purchase as stored, with the tx_ref of a payment made from its last step; null when it does not parse
 * (decision 0062).
 */
export const parseResumedPayment = (stored: unknown): v.InferOutput<typeof schema> | null => {
  const read = v.safeParse(schema, stored);
  return read.success ? read.output : null;
};
