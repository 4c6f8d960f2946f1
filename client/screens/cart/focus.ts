/** As a ref: what appears takes the focus, without moving the page. */
export const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
