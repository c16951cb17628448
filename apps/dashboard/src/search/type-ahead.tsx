import { useEffect } from 'react';

/** Collects the query typed while the search loads. */
export function TypeAhead({ onType }: { readonly onType: (query: string) => void }) {
  useEffect(() => {
    let query = '';
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey } = event;
      if (ctrlKey || metaKey) return;
      if (key.length === 1) onType((query += key));
      else if (key !== 'Enter') return;
      // Not meant for the element that still has the focus, such as 'Purchase Number'.
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('keydown', onKeyDown);
      onType('');
    };
  }, [onType]);
  return null;
}
