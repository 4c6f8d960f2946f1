import { createContext } from 'react'

type Value = string | number | undefined | Thing | readonly Value[]

/** Something in the words of schema.org. */
export interface Thing {
  '@type': string
  [property: string]: Value
}

/** The whole address of a path. */
export type Address = (path: string) => string

/**
 * How a screen tells the server what its page is about, for search engines. In the browser nobody listens: ask for
 * `import.meta.env.SSR` first, and its build leaves out whatever describes,
 * and this too.
 */
export const PageData = /* @__PURE__ */ createContext((_describe: (address: Address) => Thing) => {})
