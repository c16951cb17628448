/** Cause of a text, next step for the user, and what differs from its table or section. */
export type Explanation = readonly [
  cause: string,
  action: string,
  other?: {
    /** The screen, toast or dialog that shows it; by default that of its table. */
    readonly place?: string;
    /** Id of the story that shows it; by default that of its section. */
    readonly story?: string;
  },
];

/** A text of the catalogue. */
export interface ErrorRow {
  /** The server's code, or another key that is unique within its table. */
  readonly code: string;
  readonly text: string;
  readonly cause: string;
  readonly action: string;
  readonly place: string;
  readonly story?: string;
}

/** The texts of one part of the product. */
export interface ErrorSection {
  readonly title: string;
  /** Id of the story that shows the texts. */
  readonly story: string;
  readonly rows: readonly ErrorRow[];
}

export const row = (place: string, code: string, text: string, explanation: Explanation): ErrorRow => {
  const [cause, action, other] = explanation;
  return { code, text, cause, action, place, ...other };
};

/** Joins the texts of a place with explanations: a text without an explanation fails the type check. */
export const explain = <Code extends string>(
  place: string,
  texts: Readonly<Record<Code, string>>,
  explanations: Readonly<Record<NoInfer<Code>, Explanation>>,
): readonly ErrorRow[] =>
  Object.entries<string>(texts).map(([code, text]) => row(place, code, text, explanations[code as Code]));

/** A change of the list whose response was lost or cannot be read. */
export const UNCONFIRMED: Explanation = [
  'No answer came, or one that cannot be read.',
  'Look at the list: it has reloaded.',
];

export const LIST_FAILED = 'The list could not be loaded, and the server says nothing else.';
