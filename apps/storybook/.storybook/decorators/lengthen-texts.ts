/** Translations of short texts are up to three times as long, of sentences a third longer. */
const repeats = (text: string): number => {
  if (text.length <= 10) return 3;
  return text.length <= 30 ? 2 : 1.4;
};

/** 'Buuuuuy Nuuumbeeer' for 'Buy Number': vowels repeat, so that the text can still be read. Codes and amounts stay. */
const lengthened = (text: string): string => {
  const count = repeats(text.trim());
  let owed = 0;
  return text.replaceAll(/(?<=\p{L})[aeiou]|[aeiou](?=\p{L})/giu, (vowel) => {
    owed += 2 * (count - 1);
    const extra = Math.floor(owed);
    owed -= extra;
    return vowel + vowel.toLowerCase().repeat(extra);
  });
};

const isText = (node: Node): boolean => node.parentElement?.closest('script, style, code, svg') === null;

/** Lengthens the texts of an element, also later ones; returns a function that stops it. */
export const lengthenTexts = (root: Element): (() => void) => {
  const known = new WeakMap<Node, string>();
  const lengthen = (node: Node): void => {
    const text = node.nodeValue ?? '';
    if (!isText(node) || known.get(node) === text) return;
    node.nodeValue = lengthened(text);
    known.set(node, node.nodeValue);
  };
  const lengthenAll = (within: Node): void => {
    if (within.nodeType === Node.TEXT_NODE) {
      lengthen(within);
      return;
    }
    const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) lengthen(texts.currentNode);
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') lengthen(target);
      addedNodes.forEach(lengthenAll);
    }
  });
  lengthenAll(root);
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
};
