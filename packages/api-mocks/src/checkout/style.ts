/** The style sheet of the checkout page, light and dark. */
export const checkoutStyle = `
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body {
  margin: 0;
  padding: 1.5rem;
  min-height: 100vh;
  display: grid;
  place-items: center;
  font: 1rem/1.5 system-ui, sans-serif;
  color: light-dark(#111827, #f3f4f6);
  background: light-dark(#f3f4f6, #111827);
}
main {
  width: 100%;
  max-width: 26rem;
  padding: 1.5rem;
  border: 1px solid light-dark(#d1d5db, #374151);
  border-radius: 0.75rem;
  background: light-dark(#ffffff, #1f2937);
}
h1 { margin: 0 0 1rem; font-size: 1.25rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin: 0 0 1.5rem; }
dt { color: light-dark(#4b5563, #d1d5db); }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
form { display: grid; gap: 0.5rem; }
button {
  min-height: 2.75rem;
  padding: 0.5rem 1rem;
  border: 1px solid light-dark(#6b7280, #9ca3af);
  border-radius: 0.5rem;
  font: inherit;
  color: inherit;
  background: transparent;
  cursor: pointer;
}
button[value='pay'] { border-color: #1d4ed8; color: #ffffff; background: #1d4ed8; }
a { display: inline-block; padding: 0.25rem 0; color: light-dark(#1d4ed8, #93c5fd); }
:focus-visible { outline: 3px solid light-dark(#2563eb, #60a5fa); outline-offset: 2px; }
.hint { margin: 1rem 0 0; font-size: 0.875rem; color: light-dark(#4b5563, #d1d5db); }
`.trimStart();
