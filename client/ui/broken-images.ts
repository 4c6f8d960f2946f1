/** A picture that does not come gets a drawing in its place: base.css draws what is marked here. */
export const watchImages = (document: Document) => {
  const mark = ({ type, target }: Event) => {
    if (target instanceof HTMLImageElement) target.toggleAttribute('data-broken', type === 'error')
  }
  // Neither event bubbles.
  document.addEventListener('error', mark, true)
  document.addEventListener('load', mark, true)
  // Those that failed before our scripts came. One that is left for later has no address yet.
  for (const image of document.querySelectorAll('img'))
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) image.toggleAttribute('data-broken', true)
  return () => {
    document.removeEventListener('error', mark, true)
    document.removeEventListener('load', mark, true)
  }
}
