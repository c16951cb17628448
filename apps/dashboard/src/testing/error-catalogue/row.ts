/** Explanation of a text. */
export interface Explanation {
  readonly cause: string;
  /** Next step for the user. */
  readonly action: string;
  /** The screen, toast or dialog that shows it; by default that of its table. */
  readonly place?: string;
  /** Id of the story that shows it; by default that of its section. */
  readonly story?: string;
}

/** A text of the catalogue. */
export interface ErrorRow extends Explanation {
  /** The server's code, or another key that is unique within its table. */
  readonly code: string;
  readonly text: string;
  readonly place: string;
}

/** The texts of one part of the product. */
export interface ErrorSection {
  readonly title: string;
  /** Id of the story that shows the texts. */
  readonly story: string;
  readonly rows: readonly ErrorRow[];
}

/** Joins the texts of a place with explanations: a text without an explanation fails the type check. */
export const explain = <Code extends string>(
  place: string,
  texts: Readonly<Record<Code, string>>,
  explanations: Readonly<Record<NoInfer<Code>, Explanation>>,
): readonly ErrorRow[] =>
  Object.entries<string>(texts).map(([code, text]) => ({ code, text, place, ...explanations[code as Code] }));

/** A change of the list whose response was lost or cannot be read. */
export const UNCONFIRMED: Explanation = {
  cause: 'No answer came, or one that cannot be read.',
  action: 'Look at the list: it has reloaded.',
};
