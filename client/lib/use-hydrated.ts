import { useSyncExternalStore } from 'react'

/** False on the server and until hydration: controls that need JavaScript are disabled, or links, until then. */
export const useHydrated = () => useSyncExternalStore(never, yes, no)

const never = () => () => {}
const yes = () => true
const no = () => false
