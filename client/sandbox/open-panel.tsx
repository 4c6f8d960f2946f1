import { PluginContextProvider } from '@graphiql/react'
import { type ReactNode, useEffect, useState } from 'react'
import { firstPanel, plugins } from './plugins'

/** Not where somebody has closed it the last time, nor on a phone, where it would stand before the editors. */
const opens =
  localStorage.getItem('graphiql:docExplorerFlex') !== 'hide-first' && matchMedia('(min-width: 48rem)').matches

export const openPanel = opens ? { visiblePlugin: firstPanel } : {}

/** GraphiQL draws itself with no panel unless one is open already: so it waits until it is. */
export const OpenPanel = ({ children }: { children: ReactNode }) => {
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    <PluginContextProvider plugins={plugins} {...openPanel}>
      {ready && children}
    </PluginContextProvider>
  )
}
