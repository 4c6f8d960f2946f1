import type { Plugin } from 'vite'

const copy = '?deferred'
/** By its name, or by the path of an alias. */
const isRouter = (source: string) => /(^|\/)react-router(-dom)?(\/|$)/.test(source)

/**
 * Gives `client/browser-router.ts` a copy of React Router of its own. The package is a single module, which a bundler can't divide, so
 * without the copy every first load would contain the code of navigations too.
 */
export const deferredRouter = (): Plugin => ({
  name: 'deferred-router',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.|react-router/ },
    async handler(source, importer = '') {
      const isCopied = importer.endsWith(copy)
        ? source.startsWith('.') || isRouter(source)
        : isRouter(source) && importer.endsWith('/client/browser-router.ts')
      if (!isCopied) return null
      const resolved = await this.resolve(source, importer.replace(copy, ''), { skipSelf: true })
      return resolved && { ...resolved, id: resolved.id + copy }
    },
  },
})

/** Lets the bundler drop components of React Router that nothing renders: it keeps what has a name for developer tools. */
export const routerWithoutNames = (): Plugin => ({
  name: 'router-without-names',
  transform: {
    filter: { id: /react-router\/dist\/production\/chunk-/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
        .replaceAll(/^(var \w+ =) (React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1 /* @__PURE__ */ $2'),
      map: null,
    }),
  },
})
