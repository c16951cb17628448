/** A rule, with a picture where one says more: the component, once for each set of properties. */
export type Rule<Props = object> =
  string | { readonly rule: string; readonly shown: readonly Partial<Props>[] };

/** Content of a component's docs page beyond its code, whose TSDoc comment is the page's first sentence. */
export interface ComponentDocs<Props = object> {
  readonly whenToUse: readonly [string, ...string[]];
  readonly whenNot?: readonly string[];
  /** Rules for reviewers, in pairs. */
  readonly dos?: readonly Rule<Props>[];
  readonly donts?: readonly Rule<Props>[];
  /** Numbered parts of the first story: CSS selectors inside the story's root, by name. */
  readonly anatomy?: Readonly<Record<string, string>>;
  /** Effects of keys beyond those of every link, button and field, and beyond the order of Tab. */
  readonly keyboard?: Readonly<Record<string, string>>;
  /** Screen reader output beyond roles, names and states of the first story, which the page lists. */
  readonly screenReader?: readonly string[];
  /** Numbers of related records in docs/decisions. */
  readonly decisions?: readonly number[];
}
