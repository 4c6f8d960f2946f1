import type { Plugin } from 'vite'

type Bundle = Record<string, { type: 'asset' } | { type: 'chunk'; isEntry: boolean; imports: string[] }>

/** The files of the entries and of all that they import. */
export const loadedAtStart = (bundle: Bundle) => {
  const files = new Set<string>()
  const add = (file: string) => {
    const output = bundle[file]
    if (output?.type !== 'chunk' || files.has(file)) return
    files.add(file)
    output.imports.forEach(add)
  }
  for (const [file, output] of Object.entries(bundle)) if (output.type === 'chunk' && output.isEntry) add(file)
  return files
}

/** Dynamic imports preload the chunks that they need, but not those that every page has by then. */
export const preloads = () => {
  let loaded = new Set<string>()
  const plugin: Plugin = {
    name: 'preloads',
    generateBundle(_, bundle) {
      loaded = loadedAtStart(bundle)
    },
  }
  const resolveDependencies = (_: string, files: string[]) => files.filter((file) => !loaded.has(file))
  return { plugin, resolveDependencies }
}
