import { type GraphiQLPlugin, PluginContextProvider } from '@graphiql/react'
import { type ReactNode, useEffect, useState } from 'react'
import { ExamplesPanel } from './examples/examples-panel'
import { tourTitle } from './tour/steps'
import { TourPanel } from './tour/tour-panel'

const svg = { viewBox: '0 0 20 20', width: 20, height: 20, fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 }

const ExamplesIcon = () => (
  <svg {...svg} aria-hidden="true">
    <path d="M3 4.5h14M3 10h14M3 15.5h9" />
  </svg>
)

const TourIcon = () => (
  <svg {...svg} aria-hidden="true">
    <circle cx="10" cy="10" r="7.5" />
    <path d="m13 7-1.8 4.2L7 13l1.8-4.2z" />
  </svg>
)

const firstPanel = 'Examples'

const examples: GraphiQLPlugin = { title: firstPanel, icon: ExamplesIcon, content: ExamplesPanel }
const tour: GraphiQLPlugin = { title: tourTitle, icon: TourIcon, content: TourPanel }

/** The panels of ours, beside GraphiQL's own. */
export const plugins = [examples, tour]

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
