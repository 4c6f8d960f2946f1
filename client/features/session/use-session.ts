import { useSyncExternalStore } from 'react'
import { sessionStore, unknownSession } from './session-store'

export const useSession = () => useSyncExternalStore(sessionStore.subscribe, sessionStore.read, unknownSession)
