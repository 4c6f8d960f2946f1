import type { Plugin, Rolldown } from 'vite'

const dashboardRoutes = /client\/dashboard-routes\.tsx$/

/**
 * Joins the style sheets of all chunks to two: `dashboard.css` for chunks that only dashboards load, and `style.css` for all others. A
 * sheet for each chunk would be up to eight files for a page, and arrive later.
 */
export const styleSheets = (): Plugin => ({
  name: 'style-sheets',
  // After Vite has made the sheets, and before it lists them beside the dynamic imports.
  enforce: 'post',
  generateBundle(_options, bundle) {
    const sheets = { 'style.css': '', 'dashboard.css': '' }
    const chunksOf = (isEntry: (chunk: Rolldown.OutputChunk) => boolean) => inLoadingOrder(bundle, isEntry)
    const publicChunks = new Set(chunksOf(({ isEntry }) => isEntry))
    const dashboardChunks = chunksOf(({ facadeModuleId }) => dashboardRoutes.test(facadeModuleId ?? ''))
    for (const chunk of new Set([...publicChunks, ...dashboardChunks])) {
      const { importedCss = new Set<string>() } = chunk.viteMetadata ?? {}
      for (const file of importedCss) {
        const asset = bundle[file]
        if (asset?.type !== 'asset') continue
        sheets[publicChunks.has(chunk) ? 'style.css' : 'dashboard.css'] += asset.source
        delete bundle[file]
      }
      importedCss.clear()
    }
    for (const [name, source] of Object.entries(sheets))
      this.emitFile({ type: 'asset', name, originalFileName: name, source })
  },
})

/** The chunks that some chunks load, without those that only the routes of dashboards load: imported ones first, dynamic imports last. */
const inLoadingOrder = (bundle: Rolldown.OutputBundle, isStart: (chunk: Rolldown.OutputChunk) => boolean) => {
  const chunks = new Set<Rolldown.OutputChunk>()
  const dynamicImports = new Set<string>()
  const collect = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || chunks.has(chunk)) return
    for (const imported of chunk.imports) collect(imported)
    chunks.add(chunk)
    for (const imported of chunk.dynamicImports) dynamicImports.add(imported)
  }
  for (const output of Object.values(bundle)) if (output.type === 'chunk' && isStart(output)) collect(output.fileName)
  for (const file of dynamicImports) {
    const chunk = bundle[file]
    if (chunk?.type === 'chunk' && !dashboardRoutes.test(chunk.facadeModuleId ?? '')) collect(file)
  }
  return [...chunks]
}
