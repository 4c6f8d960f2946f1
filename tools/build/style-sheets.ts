import type { Plugin, Rolldown } from 'vite'

const dashboardRoutes = /client\/dashboard-routes\.tsx$/
/** Dynamic imports whose importers load their styles by `loadOnDemand`. */
const onDemand = /\/on-demand\/[^/]+\.tsx$/

/**
 * Joins the style sheets of all chunks to three: `dashboard.css` for chunks that only dashboards load, `on-demand.css` for those that load
 * after the page, and `style.css` for all others. A sheet for each chunk would be up to eight files for a page, and arrive later.
 */
export const styleSheets = (): Plugin => ({
  name: 'style-sheets',
  // After Vite has made the sheets, and before it lists them beside the dynamic imports.
  enforce: 'post',
  generateBundle(_options, bundle) {
    const sheets = { 'style.css': '', 'dashboard.css': '', 'on-demand.css': '' }
    const chunksOf = (isEntry: (chunk: Rolldown.OutputChunk) => boolean) => inLoadingOrder(bundle, isEntry)
    const publicChunks = new Set(chunksOf(({ isEntry }) => isEntry))
    const dashboardChunks = chunksOf(({ facadeModuleId }) => dashboardRoutes.test(facadeModuleId ?? ''))
    const dashboardOnly = new Set(dashboardChunks.filter((chunk) => !publicChunks.has(chunk)))
    const sheetOf = (chunk: Rolldown.OutputChunk) => {
      if (publicChunks.has(chunk)) return 'style.css'
      return dashboardOnly.has(chunk) ? 'dashboard.css' : 'on-demand.css'
    }
    const onDemandChunks = chunksOf(({ facadeModuleId }) => onDemand.test(facadeModuleId ?? ''))
    for (const chunk of new Set([...publicChunks, ...dashboardChunks, ...onDemandChunks])) {
      const { importedCss = new Set<string>() } = chunk.viteMetadata ?? {}
      for (const file of importedCss) {
        const asset = bundle[file]
        if (asset?.type !== 'asset') continue
        sheets[sheetOf(chunk)] += asset.source
        delete bundle[file]
      }
      importedCss.clear()
    }
    for (const [name, source] of Object.entries(sheets))
      this.emitFile({ type: 'asset', name, originalFileName: name, source })
  },
})

/** The chunks that some chunks load, imported ones first, dynamic imports last, without the routes of dashboards and those on demand. */
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
    const facade = (chunk?.type === 'chunk' && chunk.facadeModuleId) || ''
    if (!dashboardRoutes.test(facade) && !onDemand.test(facade)) collect(file)
  }
  return [...chunks]
}
