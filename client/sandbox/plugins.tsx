import { type GraphiQLPlugin, PluginContextProvider } from '@graphiql/react'
import { type ReactNode, useEffect, useState } from 'react'
import { lazyPart } from '../lib/lazy-named'
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

const BuilderIcon = () => (
  <svg {...svg} aria-hidden="true">
    <path d="M3 3.5h4v4H3zM5 7.5v8.5h5M5 10.5h5M10 8.5h4v4h-4zM10 14h4v4h-4z" />
  </svg>
)

/** Loaded when it is opened, so that the sandbox's first paint does not wait for it. */
const BuilderPanel = lazyPart(
  () => import('./builder/builder-panel'),
  'BuilderPanel',
  <p role="status">Opening the query builder …</p>,
)

const firstPanel = 'Examples'

const examples: GraphiQLPlugin = { title: firstPanel, icon: ExamplesIcon, content: ExamplesPanel }
const tour: GraphiQLPlugin = { title: tourTitle, icon: TourIcon, content: TourPanel }
const builder: GraphiQLPlugin = { title: 'Query builder', icon: BuilderIcon, content: BuilderPanel }

/** Panels beside GraphiQL's own. */
export const plugins = [examples, builder, tour]

/** False if the user has closed the panel before, and on a phone, where it would push the editors down. */
const isPanelOpen =
  localStorage.getItem('graphiql:docExplorerFlex') !== 'hide-first' && matchMedia('(min-width: 48rem)').matches

export const initialPanel = isPanelOpen ? { visiblePlugin: firstPanel } : {}

/** Renders GraphiQL only after its panel is open: GraphiQL lays itself out without one otherwise. */
export const PanelProvider = ({ children }: { children: ReactNode }) => {
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    <PluginContextProvider plugins={plugins} {...initialPanel}>
      {ready && children}
    </PluginContextProvider>
  )
}
