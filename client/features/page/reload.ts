/** Loads the document afresh, once somebody is there to answer: else the browser would put a page of its own in our place. */
export const reload = async () => {
  const there = await fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  )
  if (there) window.location.reload()
}
