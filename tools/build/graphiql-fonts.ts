import type { Plugin } from 'vite'

/** Removes 350 KB of fonts from GraphiQL's styles: the site has its own, and the content security policy forbids these. */
export const withoutGraphiqlFonts = (): Plugin => ({
  name: 'without-graphiql-fonts',
  enforce: 'pre',
  transform: {
    filter: { id: /graphiql.*\.css/ },
    handler: (styles) => ({ code: styles.replaceAll(/@font-face\s*\{[^}]*\}/g, ''), map: null }),
  },
})
