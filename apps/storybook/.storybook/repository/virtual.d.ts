/** The modules that plugin.ts makes when the book is built. */

declare module 'virtual:changes' {
  /** A commit that changed what users see or what decides it. */
  export interface Change {
    readonly commit: string;
    /** YYYY-MM-DD */
    readonly day: string;
    readonly text: string;
  }

  /** What was released together. */
  export interface Release {
    /** The tag; null for what comes next. */
    readonly name: string | null;
    readonly changes: readonly Change[];
  }

  /** The newest first; empty where the book was built without the history. */
  const changes: readonly Release[];
  export default changes;
}

declare module 'virtual:classes' {
  /** Something that is said by a class, and how often. */
  export interface Count {
    readonly name: string;
    readonly count: number;
  }

  /** A layer and the files that put something on it. */
  export interface Layer {
    readonly index: number;
    /** From packages/ui/src. */
    readonly files: readonly string[];
  }

  /** What the classes of the kit say beside the tokens. */
  export interface Classes {
    /** Steps of space, the smallest first: '1.5' for `gap-1.5`. */
    readonly steps: readonly Count[];
    /** Breakpoints by their prefix: 'md', 'max-xs'. */
    readonly breakpoints: readonly Count[];
    /** The highest first. */
    readonly layers: readonly Layer[];
  }

  const classes: Classes;
  export default classes;
}

declare module 'virtual:decisions' {
  /** A record or note of docs/decisions. */
  export interface Decision {
    readonly number: number;
    readonly title: string;
    /** Its file in docs/decisions, which the book serves as decisions/. */
    readonly file: string;
  }

  const decisions: readonly Decision[];
  export default decisions;
}

declare module 'virtual:icons' {
  import type { LucideIcon } from 'lucide-react';
  /** The icons that the product imports, by name. */
  const icons: Readonly<Record<string, LucideIcon>>;
  export default icons;
}

declare module 'virtual:uses' {
  /** Another component that uses one. */
  export interface User {
    /** 'parts/numbers/number-card' */
    readonly folder: string;
    /** As the sidebar of the book shows it: 'Parts/Numbers/NumberCard'; undefined where it has no page. */
    readonly title?: string | undefined;
  }

  /** Where a component is used, by imports. */
  export interface Uses {
    readonly components: readonly User[];
    /** Files that belong to no component, most of the application; from the root of the repository. */
    readonly files: readonly string[];
  }

  /** By the folder of a component: 'primitives/button'. */
  const uses: Readonly<Record<string, Uses>>;
  export default uses;
}
