/** Marks images that could not be loaded; base.css shows a placeholder for them. */
export const markBrokenImages = (document: Document) => {
  const mark = ({ type, target }: Event) => {
    if (target instanceof HTMLImageElement) target.toggleAttribute('data-broken', type === 'error')
  }
  // Captured, because neither event bubbles.
  document.addEventListener('error', mark, true)
  document.addEventListener('load', mark, true)
  // Images that failed before hydration. A lazy image that is not loaded yet has no `currentSrc`.
  for (const image of document.querySelectorAll('img'))
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) image.toggleAttribute('data-broken', true)
  return () => {
    document.removeEventListener('error', mark, true)
    document.removeEventListener('load', mark, true)
  }
}
