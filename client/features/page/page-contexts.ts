import { createContext } from 'react'

/** The address of the site, `https://marque.example`: what other sites read of a page needs absolute URLs. */
export const SiteOrigin = createContext('')

/** Sets the HTTP status of a page that the server renders. Does nothing in the browser. */
export const PageStatus = createContext((_status: number) => {})

/** Tells the layout the title of the page that is shown now, which it announces. Undefined outside a layout. */
export const RouteAnnouncer = createContext<((title: string) => void) | undefined>(undefined)

/** Reports that an error stands in the place of the page. */
export const PageFailed = createContext(() => {})

type Value = string | number | undefined | Thing | readonly Value[]

/** An object of schema.org's vocabulary. */
export interface Thing {
  '@type': string
  [property: string]: Value
}

/** Makes a path an absolute URL. */
export type AbsoluteUrl = (path: string) => string

/**
 * Collects the structured data of a page that the server renders. Guard every use by `import.meta.env.SSR`: the browser's build
 * then leaves out the data, and this context too.
 */
export const StructuredData = /* @__PURE__ */ createContext((_describe: (url: AbsoluteUrl) => Thing) => {})
