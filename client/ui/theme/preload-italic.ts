import { preload } from 'react-dom'
import italic from './fonts/newsreader-display-italic.woff2?url'

/** For pages with italics: the browser would find their font in the style sheet, and load it before pictures. */
export const preloadItalic = () => {
  // Later pages of a visit have the style sheet.
  if (import.meta.env.SSR)
    preload(italic, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', fetchPriority: 'low' })
}
