import { createContext } from 'react'

/** The origin of the site, `https://marque.example`. Canonical and shared links need absolute URLs. */
export const SiteOrigin = createContext('')

/** Sets the HTTP status of a page that the server renders. Does nothing in the browser. */
export const PageStatus = createContext((_status: number) => {})

/** Passes the title of a new page to the layout, which announces it. Undefined outside a layout. */
export const RouteAnnouncer = createContext<((title: string) => void) | undefined>(undefined)

/** Reports that an error is shown in place of the page. */
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
