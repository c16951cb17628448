/** Content of a component's docs page beyond its code. */
export interface ComponentDocs {
  /** One or two sentences: purpose of the component. */
  readonly summary: string;
  readonly whenToUse: readonly string[];
  readonly whenNot: readonly string[];
  /** Rules for reviewers, in pairs. */
  readonly dos: readonly string[];
  readonly donts: readonly string[];
  /** Numbered parts of the first story: a name and a CSS selector inside the story's root. */
  readonly anatomy?: readonly { readonly part: string; readonly selector: string }[];
  /** Empty for components without keyboard interaction. */
  readonly keyboard: readonly { readonly keys: string; readonly does: string }[];
  /** Screen reader output: role, name, state, announcements. */
  readonly screenReader: readonly string[];
  /** Numbers of related records in docs/decisions. */
  readonly decisions: readonly number[];
}
