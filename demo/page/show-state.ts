import type { PageState, Site } from './start-demonstration'

export const resetText = 'Everything that was done here is removed, and the sample data are as they were.'

const create = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) => Object.assign(document.createElement(name), properties)

const button = (textContent: string, onclick: () => void) => create('button', { type: 'button', textContent, onclick })

const contentOf = (state: PageState, { reset, reloadAll }: Site): (string | Node)[] => {
  const reload = (label: string) => button(label, () => void reloadAll())
  if (state.name === 'open') {
    if (state.wasFull)
      return ['This browser had no space left: the last change was not saved. Free some and try again.']
    return state.isLasting
      ? []
      : ['This browser saves nothing: keep the first tab open. When it is closed, everything you did is gone.']
  }
  if (state.name === 'preparing') return [create('progress', { value: state.done, max: 1 }), `${state.step} …`]
  if (state.name === 'other version')
    return [
      'Another tab runs a different version of the demonstration. Reload all tabs to use the newest one.',
      reload('Reload all tabs'),
    ]
  return [state.reason, reload('Try again'), button('Reset', () => void (confirm(resetText) && reset()))]
}

/** Shows in the document what the site is doing, and what to do if it can't open. */
export const showState = (site: Site) => {
  const show = () => document.getElementById('demo-state')?.replaceChildren(...contentOf(site.state(), site))
  show()
  site.subscribe(show)
}
