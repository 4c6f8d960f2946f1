import type { PageState, Site } from './start-site'

const create = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) => Object.assign(document.createElement(name), properties)

const button = (textContent: string, onclick: () => void) => create('button', { type: 'button', textContent, onclick })

const contentOf = (state: PageState, { reset, reloadAll }: Site): (string | Node)[] => {
  const reload = button('Reload all tabs', () => void reloadAll())
  if (state.name === 'open') return []
  if (state.name === 'preparing') return [create('progress', { value: state.done, max: 1 }), `${state.step} …`]
  if (state.name === 'other version')
    return ['Another tab has another version of the demonstration. A reload gives all of them the newest one.', reload]
  const retry = state.remedy === 'retry' ? button('Try again', () => location.reload()) : reload
  return [state.reason, retry, button('Start afresh', reset)]
}

/** Shows in an element what the site is doing, and what to do if it can't open. Returns a function that stops it. */
export const showState = (site: Site, element: Element) => {
  const show = () => element.replaceChildren(...contentOf(site.state(), site))
  show()
  return site.subscribe(show)
}
