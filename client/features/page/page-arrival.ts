import { createContext } from 'react'

/** How a page tells the layout that it is there, with its title. Undefined where no layout is around it. */
export const PageArrival = createContext<((title: string) => void) | undefined>(undefined)
