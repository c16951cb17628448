/** Modules that plugin.ts generates when Storybook is built. */

declare module 'virtual:changes' {
  /** A commit that changed the interface or the rules behind it. */
  export interface Change {
    readonly commit: string;
    /** YYYY-MM-DD */
    readonly day: string;
    readonly text: string;
  }

  /** A release and its changes. */
  export interface Release {
    /** Tag name; null for unreleased changes. */
    readonly name: string | null;
    readonly changes: readonly Change[];
  }

  /** Newest first; empty in a build without git history. */
  const changes: readonly Release[];
  export default changes;
}

declare module 'virtual:classes' {
  /** A class and the number of its uses. */
  export interface Count {
    readonly name: string;
    readonly count: number;
  }

  /** A layer and the files that use it. */
  export interface Layer {
    readonly index: number;
    /** Paths from packages/ui/src. */
    readonly files: readonly string[];
  }

  /** Uses of classes in the kit besides the tokens. */
  export interface Classes {
    /** Steps of the spacing scale, smallest first: '1.5' for `gap-1.5`. */
    readonly steps: readonly Count[];
    /** Breakpoints by their prefix: 'md', 'max-xs'. */
    readonly breakpoints: readonly Count[];
    /** Highest first. */
    readonly layers: readonly Layer[];
  }

  const classes: Classes;
  export default classes;
}

declare module 'virtual:colour-uses' {
  /** Uses of a colour. Components by their title in Storybook's sidebar. */
  export interface ColourUses {
    /** Components whose code names it. */
    readonly direct: readonly string[];
    /** Other components that contain one of those. */
    readonly indirect: readonly string[];
    /** Style sheets of the whole product that name it. */
    readonly styleSheets: readonly string[];
  }

  /** By name: 'accent-soft'. */
  const colourUses: Readonly<Record<string, ColourUses>>;
  export default colourUses;
}

declare module 'virtual:decisions' {
  /** A record or note of docs/decisions. */
  export interface Decision {
    readonly number: number;
    readonly title: string;
    /** Its file in docs/decisions, served as decisions/. */
    readonly file: string;
  }

  const decisions: readonly Decision[];
  export default decisions;
}

declare module 'virtual:icons' {
  import type { IconNode } from 'lucide';
  /** Icons that the product imports, by name. */
  const icons: Readonly<Record<string, IconNode>>;
  export default icons;
}

declare module 'virtual:journeys' {
  import type { Frame, Size } from '@sms/dashboard/e2e/support/journeys';

  /** Pictures of a moment, without the theme: 'first-code/1-phone' for journeys/first-code/1-phone-dark.png. */
  export interface Pictures {
    /** Null for a moment that is gone. */
    readonly now: string | null;
    /** In the commit compared with; null when nothing has changed. */
    readonly before: string | null;
  }

  export interface Moment extends Frame {
    readonly pictures: Readonly<Record<Size, Pictures>>;
  }

  export interface Journey {
    /** 'First code' */
    readonly name: string;
    readonly frames: readonly Moment[];
  }

  /** Empty until their pictures are taken. */
  const journeys: readonly Journey[];
  export default journeys;
}

declare module 'virtual:keys' {
  /** Keys of a component. */
  export interface Keys {
    /** Title in Storybook's sidebar. */
    readonly title: string;
    /** Keys that its play functions press. */
    readonly pressed: readonly string[];
    /** Entries of its docs file: 'Arrow keys, Home, End'. */
    readonly documented: readonly string[];
    /** Keys of these entries that no test presses. */
    readonly untested: readonly string[];
  }

  /** By the story file's path from the root of the repository. */
  const keys: Readonly<Record<string, Keys>>;
  export default keys;
}

declare module 'virtual:uses' {
  /** A component that uses another one. */
  export interface User {
    /** 'parts/numbers/number-card' */
    readonly folder: string;
    /** Title in Storybook's sidebar: 'Parts/Numbers/NumberCard'; undefined without a docs page. */
    readonly title?: string | undefined;
  }

  /** Usages of a component, by imports. */
  export interface Uses {
    readonly components: readonly User[];
    /** Files outside any component, mostly of the app; paths from the root of the repository. */
    readonly files: readonly string[];
  }

  /** By component folder: 'primitives/button'. */
  const uses: Readonly<Record<string, Uses>>;
  export default uses;
}
