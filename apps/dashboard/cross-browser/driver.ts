/** One window or tab of a browser. Expressions are JavaScript that the page evaluates. */
export interface Tab {
  /** Goes to an address and waits until it has loaded. */
  open(address: string): Promise<void>;
  /** The value of an expression in the page, passed as JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** A function that clicks the element that an expression finds; null when it finds none. */
  find(expression: string): Promise<(() => Promise<void>) | null>;
  /** Types on the keyboard into whatever has the focus. */
  type(text: string): Promise<void>;
  /** Presses a letter while Control is held. */
  pressControl(letter: string): Promise<void>;
  /** Closes the window, as its user would. */
  close(): Promise<void>;
}

/** A browser of its own, with an empty profile. */
export interface Browser {
  /** The window it started with. */
  readonly tab: Tab;
  /** Folder where downloads are saved without asking. */
  readonly downloads: string;
  /** The windows that the page has opened since. */
  popups(): Promise<readonly Tab[]>;
  close(): Promise<void>;
}

/** How an engine is driven. */
export interface Engine {
  readonly name: string;
  /** @throws when the browser does not start */
  launch(): Promise<Browser>;
}
