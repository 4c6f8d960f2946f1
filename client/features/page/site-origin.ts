import { createContext } from 'react'

/** Where the site is seen: `https://marque.example`. What other sites read of a page needs whole addresses. */
export const SiteOrigin = createContext('')
