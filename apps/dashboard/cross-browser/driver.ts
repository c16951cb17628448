/** One window or tab of a browser. Expressions are JavaScript that the page evaluates. */
export interface Tab {
  /** Navigates to an address and waits until it has loaded. */
  open(address: string): Promise<void>;
  /** The value of an expression in the page, passed as JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** A function that clicks the element found by an expression; null when there is none. */
  find(expression: string): Promise<(() => Promise<void>) | null>;
  /** Types on the keyboard into the focused element. */
  type(text: string): Promise<void>;
  /** Presses a letter with Control. */
  pressControl(letter: string): Promise<void>;
  /** Closes the window, as a user would. */
  close(): Promise<void>;
}

/** A browser with an empty profile. */
export interface Browser {
  /** The window it started with. */
  readonly tab: Tab;
  /** Folder where downloads are saved without asking. */
  readonly downloads: string;
  /** The windows opened by the page since. */
  popups(): Promise<readonly Tab[]>;
  close(): Promise<void>;
}

/** Launches a browser engine. */
export interface Engine {
  readonly name: string;
  /** @throws when the browser does not start */
  launch(): Promise<Browser>;
}
