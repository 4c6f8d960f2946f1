import type { DataRouter } from 'react-router-dom'

/** Resolves when the lazy routes of the first address are loaded. Until then a router renders nothing. */
export const routerInitialized = (router: DataRouter) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (!router.state.initialized) return
      stop()
      resolve()
    }
    const stop = router.subscribe(check)
    check()
  })
