import type { SiteState } from '../channel'

const element = () => document.getElementById('demo-state')

/** Shows on the first document, while there is no page, what the site worker does. */
export const showState = (state: SiteState, reset: () => void) => {
  const text = element()
  if (!text) return
  if (state.name === 'preparing') text.textContent = `${state.step} …`
  if (state.name !== 'failed') return
  text.textContent = `The marketplace could not be opened (${state.reason}). Starting afresh may help.`
  const button = Object.assign(document.createElement('button'), { textContent: 'Start afresh', onclick: reset })
  text.after(button)
}

export const showError = (error: unknown) => {
  const text = element()
  if (text) text.textContent = error instanceof Error ? error.message : String(error)
}
