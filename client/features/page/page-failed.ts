import { createContext } from 'react'

/** How a failure tells that it stands in the place of a page. */
export const PageFailed = createContext(() => {})
