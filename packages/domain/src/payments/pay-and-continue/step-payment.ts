import * as v from 'valibot';

/**
 * A payment made from the last step of a purchase, as stored: its tx_ref, and the choices it is for (decision
 * 0062).
 */
export const stepPayment = v.object({
  userId: v.string(),
  txRef: v.string(),
  choices: v.object({
    country: v.nullable(v.string()),
    service: v.nullable(v.string()),
    operator: v.nullable(v.string()),
  }),
});

export type StepPayment = v.InferOutput<typeof stepPayment>;

/** The payment as stored; null when it does not parse. */
export const parseStepPayment = (stored: unknown): StepPayment | null => {
  const read = v.safeParse(stepPayment, stored);
  return read.success ? read.output : null;
};
