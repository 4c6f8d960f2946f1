const ACTIVATE_WITHIN_MS = 5_000

/** Resolves once the service worker answers the requests of this page. */
export const serveByWorker = async (base: string) => {
  const { serviceWorker } = navigator
  const { active, installing } = await serviceWorker.register(new URL('service-worker.js', base), { scope: base })
  if (serviceWorker.controller) return
  await new Promise<unknown>((resolve, reject) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant') reject(new Error('This browser could not keep the demonstration.'))
    })
    // A reload that ignores caches isn't served by the worker, though it is active.
    active?.postMessage('claim')
  })
}

/** Activates the service worker of a newer build, which otherwise waits until all tabs are closed. */
export const activateNewest = async (base: string) => {
  const { serviceWorker } = navigator
  const registration = await serviceWorker?.getRegistration(base)
  const newest = registration?.waiting ?? registration?.installing
  if (!newest) return
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    setTimeout(resolve, ACTIVATE_WITHIN_MS)
    newest.postMessage('activate')
  })
}

/** Makes the service worker store all files, so that every page is there offline, when the page has nothing else to do. */
export const storeFiles = () => {
  const store = () => navigator.serviceWorker.controller?.postMessage('store files')
  if ('requestIdleCallback' in window) requestIdleCallback(store)
  else setTimeout(store, 1_000)
}
