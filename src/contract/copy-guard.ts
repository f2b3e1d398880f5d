/** The specification's copy protection as data: the page's first script and the app apply the same. */
export const BLOCKED_EVENTS = ['contextmenu', 'selectstart', 'dragstart', 'copy', 'cut'] as const
/** With Ctrl and Shift: the browser's tools. By `code`, because with Shift and a Korean layout `key` is something else. */
export const BLOCKED_CODES: readonly string[] = ['KeyC', 'KeyE', 'KeyI', 'KeyJ', 'KeyK', 'KeyM', 'KeyS']
/** Images, what is typed into, and numbers that are meant to be copied. */
export const COPYABLE =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], img, picture, [data-copyable]'
