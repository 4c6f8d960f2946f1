import type { Manifest, ManifestChunk } from 'vite'
import type { Assets } from '../../../client/entry-server'

/** The files of a build that pages load. `entry`: the file in which their scripts begin. */
export const createAssets = (manifest: Manifest, entry: string): Omit<Assets, 'sandbox'> => {
  const sheet = (name: string) => {
    const asset = manifest[name]
    if (!asset) throw new Error(`The build has no style sheet ${name}.`)
    return `/${asset.file}`
  }
  const styles = sheet('style.css')
  const dashboardStyles = sheet('dashboard.css')
  const dashboardScreens = new Set(manifest['client/dashboard-routes.tsx']?.dynamicImports)
  const keyOf = (screen: string) => `client/screens/${screen}/${screen}.tsx`
  const chunksOf = (screens: string[]) => {
    const seen = new Set<string>()
    const withImports = (key: string): ManifestChunk[] => {
      const chunk = manifest[key]
      if (!chunk || seen.has(key)) return []
      seen.add(key)
      return [...(chunk.imports ?? []).flatMap(withImports), chunk]
    }
    return [...screens.map(keyOf), entry].flatMap(withImports)
  }
  return {
    head: (screens) =>
      [styles, ...(screens.some((screen) => dashboardScreens.has(keyOf(screen))) ? [dashboardStyles] : [])]
        .map((path) => `<link rel="stylesheet" href="${path}">`)
        .join(''),
    dashboardStyles,
    onDemandStyles: sheet('on-demand.css'),
    modules: (screens) => chunksOf(screens).map(({ file }) => `/${file}`),
  }
}
