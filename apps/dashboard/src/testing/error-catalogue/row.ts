/** What there is to say about a text besides the text. */
export interface Explanation {
  /** What went wrong. */
  readonly cause: string;
  /** Which screen, toast or dialog shows it. */
  readonly place: string;
  /** What the user can do. */
  readonly action: string;
}

/** A text of the catalogue. */
export interface ErrorRow extends Explanation {
  /** The server's code, or what else tells this text from the others of its table. */
  readonly code: string;
  readonly text: string;
}

/** The texts of one part of the product. */
export interface ErrorSection {
  readonly title: string;
  readonly rows: readonly ErrorRow[];
}

/** A table of texts, explained: a text that is added without an explanation fails the type check. */
export const explain = <Code extends string>(
  texts: Readonly<Record<Code, string>>,
  explanations: Readonly<Record<NoInfer<Code>, Explanation>>,
): readonly ErrorRow[] =>
  Object.entries<string>(texts).map(([code, text]) => ({ code, text, ...explanations[code as Code] }));
