/** Commands that only a terminal has. */
export const terminalCommands = [
  { usage: 'listen', summary: 'Prints every call and message as it happens.' },
  { usage: 'world save <file>', summary: 'Writes the world to a file.' },
  { usage: 'world load <file>', summary: 'Replaces the world by that of a file.' },
];
