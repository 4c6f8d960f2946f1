import type { Plugin, Rolldown } from 'vite'

/** Dynamic imports preload the chunks that they need, but not those that the entry imports: every page has them by then. */
export const preloads = () => {
  const loadedAtStart = new Set<string>()
  const plugin: Plugin = {
    name: 'preloads',
    generateBundle(_, bundle) {
      const add = (output: Rolldown.OutputBundle[string] | undefined) => {
        if (output?.type !== 'chunk' || loadedAtStart.has(output.fileName)) return
        loadedAtStart.add(output.fileName)
        for (const name of output.imports) add(bundle[name])
      }
      for (const output of Object.values(bundle)) if (output.type === 'chunk' && output.isEntry) add(output)
    },
  }
  const resolveDependencies = (_: string, files: string[]) => files.filter((file) => !loadedAtStart.has(file))
  return { plugin, resolveDependencies }
}
