import { keepNavigationsWithin } from './own-navigation'
import { showError, showState } from './show-state'
import { startSite } from './start-site'

/** The folder of the demonstration, in which this file is in `sandbox/assets/`. */
const base = new URL('../../', import.meta.url).href

const open = async () => {
  keepNavigationsWithin(base)
  await startSite(base, showState)
  await import('../../client/sandbox/entry-sandbox')
}

open().catch(showError)
