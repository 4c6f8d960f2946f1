import { useSyncExternalStore } from 'react'

/** Whether scripts run: what only they can do stays shut, or is a link, until then. */
export const useHydrated = () => useSyncExternalStore(never, yes, no)

const never = () => () => {}
const yes = () => true
const no = () => false
