/** A ref callback that focuses a new element without scrolling. */
export const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
