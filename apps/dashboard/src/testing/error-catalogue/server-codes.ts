import { commonErrors, operations, type DocumentedError, type OperationName } from '@sms/domain/contracts';
import {
  outOfStockText,
  PAYMENT_OUTCOME_BY_CODE,
  readLoginError,
  readPurchaseRejection,
  readRegistrationError,
  type ApiError,
} from '@sms/domain/error-texts';
import { RATE_LIMIT_TEXTS } from '@sms/ui/parts/recovery/rate-limit-banner';

/** An error of the contract. */
interface ServerError {
  readonly code: string;
  readonly text: string;
  readonly status: number;
  /** The calls that return it. */
  readonly calls: readonly string[];
  /** The product's own texts, where users do not see the server's text. */
  readonly ownTexts: readonly string[];
}

const purchaseText = (error: ApiError): string | null => {
  const refusal = readPurchaseRejection(error);
  switch (refusal?.kind) {
    case 'rate-limited':
      return RATE_LIMIT_TEXTS[refusal.cause];
    case 'out-of-stock':
      return outOfStockText(null);
    default:
      return refusal?.text ?? null;
  }
};

/** Calls whose errors the product rewords. */
const readers: Partial<Record<OperationName, (error: ApiError) => string | null>> = {
  login: (error) => readLoginError(error).text,
  register: (error) => readRegistrationError(error).text,
  purchaseNumber: purchaseText,
};

const paymentTexts = new Map<string, string>(
  Object.entries(PAYMENT_OUTCOME_BY_CODE).map(([code, { toast }]) => [code, toast.text]),
);

/** The only code whose text depends on details: the contract's text for it is about the username. */
const details = { field: 'username' };

const ownTextsOf = (name: OperationName, code: string, { status, text }: DocumentedError) => {
  const own =
    paymentTexts.get(code) ??
    readers[name]?.({ kind: 'rejected', status, code, text, details, retryAfterS: null }) ??
    text;
  return own === text ? [] : [own];
};

const errors: readonly ServerError[] = [
  ...Object.entries<DocumentedError>(commonErrors).map(([code, error]) => ({
    code,
    ...error,
    calls: ['any call'],
    ownTexts: [],
  })),
  ...(Object.keys(operations) as OperationName[]).flatMap((name) =>
    Object.entries<DocumentedError>(operations[name].errors).map(([code, error]) => ({
      code,
      ...error,
      calls: [name],
      ownTexts: ownTextsOf(name, code, error),
    })),
  ),
];

/** Every error of the contract, one entry for each code and text. */
export const serverErrors: readonly ServerError[] = [
  ...new Map(errors.map((error) => [`${error.code} ${error.text}`, error])).values(),
].map((error) => {
  const same = errors.filter(({ code, text }) => code === error.code && text === error.text);
  return {
    ...error,
    calls: same.flatMap(({ calls }) => calls),
    ownTexts: [...new Set(same.flatMap(({ ownTexts }) => ownTexts))],
  };
});
