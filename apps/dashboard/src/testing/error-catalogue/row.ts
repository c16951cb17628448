/** Explanation of a text. */
export interface Explanation {
  readonly cause: string;
  /** The screen, toast or dialog that shows it. */
  readonly place: string;
  /** Next step for the user. */
  readonly action: string;
  /** Id of the story that shows it; by default that of its section. */
  readonly story?: string;
}

/** A text of the catalogue. */
export interface ErrorRow extends Explanation {
  /** The server's code, or another key that is unique within its table. */
  readonly code: string;
  readonly text: string;
}

/** The texts of one part of the product. */
export interface ErrorSection {
  readonly title: string;
  /** Id of the story that shows the texts. */
  readonly story: string;
  readonly rows: readonly ErrorRow[];
}

/** Joins texts with explanations: a text without an explanation fails the type check. */
export const explain = <Code extends string>(
  texts: Readonly<Record<Code, string>>,
  explanations: Readonly<Record<NoInfer<Code>, Explanation>>,
): readonly ErrorRow[] =>
  Object.entries<string>(texts).map(([code, text]) => ({ code, text, ...explanations[code as Code] }));
