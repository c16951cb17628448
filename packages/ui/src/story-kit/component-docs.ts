/** What the book says about a component beside what can be read from its code. */
export interface ComponentDocs {
  /** One or two sentences: what it is. */
  readonly summary: string;
  readonly whenToUse: readonly string[];
  readonly whenNot: readonly string[];
  /** Pairs a reviewer can hold against a screen. */
  readonly dos: readonly string[];
  readonly donts: readonly string[];
  /** Parts drawn with numbers over the first story: a name and a CSS selector inside the story's root. */
  readonly anatomy?: readonly { readonly part: string; readonly selector: string }[];
  /** Empty for what takes no keys. */
  readonly keyboard: readonly { readonly keys: string; readonly does: string }[];
  /** What a screen reader says: role, name, state, announcements. */
  readonly screenReader: readonly string[];
  /** Numbers of docs/decisions that stand behind it. */
  readonly decisions: readonly number[];
}
