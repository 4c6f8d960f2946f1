import type { Plugin } from 'vite'

/** GraphiQL's styles bring 350 KB of fonts along, which our look replaces and the page's policy refuses. */
export const withoutGraphiqlFonts = (): Plugin => ({
  name: 'without-graphiql-fonts',
  enforce: 'pre',
  transform: {
    filter: { id: /graphiql.*\.css/ },
    handler: (styles) => ({ code: styles.replaceAll(/@font-face\s*\{[^}]*\}/g, ''), map: null }),
  },
})
