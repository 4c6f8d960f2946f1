/** Moves the focus to the page, after what had it is gone. */
export const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true })
