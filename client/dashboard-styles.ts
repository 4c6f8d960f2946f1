/**
 * Loads the style sheet of dashboards. Their own pages link it, and all others name it in `data-dashboard-styles`; in development
 * modules bring their styles. Resolves also if it fails to load: a page without its styles can be used.
 */
export const loadDashboardStyles = () => {
  const href = document.documentElement.dataset.dashboardStyles
  if (!href || document.querySelector(`link[href="${href}"]`)) return Promise.resolve()
  return new Promise<void>((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.onload = () => resolve()
    link.onerror = () => {
      // The next navigation tries again.
      link.remove()
      resolve()
    }
    document.head.append(link)
  })
}
