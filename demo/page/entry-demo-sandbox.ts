import { keepNavigationsWithin } from './navigations-within'
import { showState } from './show-state'
import { startDemonstration } from './start-demonstration'

/** The folder of the demonstration, in which this file is in `sandbox/assets/`. */
const base = new URL('../../', import.meta.url).href
const { siteWorker = '' } = document.documentElement.dataset

keepNavigationsWithin(base)
const site = startDemonstration({ base, siteWorker })
showState(site)
await site.opened
await import('../../client/sandbox/entry-sandbox').catch(site.fail)
