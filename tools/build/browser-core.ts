import { builtinModules } from 'node:module'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

const rootFolder = fileURLToPath(new URL('../../', import.meta.url))

/** Bundles files of the server for browsers. Throws for a module of Node.js, whichever package imports it. */
export const bundleForBrowsers = async (input: Record<string, string>) => {
  const output = await build({
    root: rootFolder,
    configFile: false,
    logLevel: 'error',
    plugins: [withoutNode],
    build: { write: false, target: 'es2023', rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
  })
  if (!('output' in output)) throw new Error('There is more than one bundle')
  return output.output
}

/** Fails a build that imports a module of Node.js. */
export const withoutNode: Rolldown.Plugin = {
  name: 'without-node',
  resolveId: {
    order: 'pre',
    handler: (id, importer) => {
      if (id.startsWith('node:') || builtinModules.includes(id)) throw new Error(`${importer} imports ${id}`)
      return null
    },
  },
}
