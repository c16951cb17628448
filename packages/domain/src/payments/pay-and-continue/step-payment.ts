import * as v from 'valibot';

const schema = v.object({
  userId: v.string(),
  txRef: v.string(),
  choices: v.object({
    country: v.nullable(v.string()),
    service: v.nullable(v.string()),
    operator: v.nullable(v.string()),
  }),
});

/**
 * A payment made from the last step of a purchase, as stored: its tx_ref, and the choices it is for; null
 * when it does not parse (decision 0062).
 */
export const parseStepPayment = (stored: unknown): v.InferOutput<typeof schema> | null => {
  const read = v.safeParse(schema, stored);
  return read.success ? read.output : null;
};
