/** A ref callback: focuses the element when it appears, without scrolling. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
