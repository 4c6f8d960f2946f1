type Sheet = 'dashboardStyles' | 'onDemandStyles'

/**
 * Loads a style sheet that the document names: `data-dashboard-styles` or `data-on-demand-styles`. In development it names none, and
 * modules bring their styles. Resolves also if it fails to load: a page without its styles can be used.
 */
const loadSheet = async (name: Sheet) => {
  const href = document.documentElement.dataset[name]
  // A link without a sheet still loads, or failed before scripts ran.
  if (!href || document.querySelector<HTMLLinkElement>(`link[href="${href}"]`)?.sheet) return
  await new Promise<unknown>((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.onload = resolve
    link.onerror = () => {
      // The next navigation tries again.
      link.remove()
      resolve(undefined)
    }
    document.head.append(link)
  })
}

/** The pages of dashboards link it, too. */
export const loadDashboardStyles = () => loadSheet('dashboardStyles')

/** Loads a module of a folder `on-demand`, together with its styles. */
export const loadOnDemand = async <Loaded>(load: () => Promise<Loaded>) => {
  const [loaded] = await Promise.all([load(), loadSheet('onDemandStyles')])
  return loaded
}
