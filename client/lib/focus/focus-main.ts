/** Moves the focus to the page's `main` after the focused element was removed. */
export const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true })
