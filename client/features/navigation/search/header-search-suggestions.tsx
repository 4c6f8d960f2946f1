import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { pluralize } from '../../../lib/text'
import { useDismiss } from '../../../lib/use-disclosure'
import { splitByMatches } from '../../search/highlight'
import { useSiteNavigationQuery } from '../site-navigation.generated'
import { HeaderSearchPanel } from './header-search-panel'
import { closeTo, useSearchSuggestions } from './use-search-suggestions'

interface Props {
  form: RefObject<HTMLFormElement | null>
  box: RefObject<HTMLInputElement | null>
}

const MAX_CATEGORIES = 3

/** Suggestions below the header's search box: a list of links, while the box stays a plain search box. */
export const HeaderSearchSuggestions = ({ form, box }: Props) => {
  const { key } = useLocation()
  const { data } = useSiteNavigationQuery()
  const { text, suggestions, ask, stop, close } = useSearchSuggestions()
  useSuggestionEvents({ form, box, ask, stop, close })
  useDismiss({ open: suggestions !== undefined, close, root: form, button: box })
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is new after each navigation, and the cleanup closes the suggestions
  useEffect(() => close, [key, close])

  const categories = (data?.categories ?? [])
    .filter(({ name }) => suggestions && splitByMatches(name, suggestions.text).length > 1)
    .slice(0, MAX_CATEGORIES)
  const count = categories.length + (suggestions ? suggestions.nodes.length + closeTo(suggestions).length : 0)
  const choose = (byKeyboard: boolean) => {
    form.current?.reset()
    // The focused link is gone. On the same page nothing else takes the focus.
    if (byKeyboard) box.current?.focus()
  }
  return (
    <>
      <p className="visually-hidden" role="status">
        {suggestions &&
          (count ? `${pluralize(count, 'suggestion')}. Press the down arrow to reach them.` : 'No suggestions')}
      </p>
      {suggestions && (
        <HeaderSearchPanel text={text} suggestions={suggestions} categories={categories} onChoose={choose} />
      )}
    </>
  )
}

interface Options extends Props {
  ask: (text: string) => void
  stop: () => void
  close: () => void
}

/** Adds listeners to the search form, which is rendered before this chunk is loaded. */
const useSuggestionEvents = ({ form, box, ask, stop, close }: Options) =>
  useEffect(() => {
    const root = form.current
    const input = box.current
    if (!root || !input) return
    const links = () => root.querySelectorAll('a')

    const typed = (event: Event) => {
      if (event instanceof InputEvent && event.isComposing) stop()
      else ask(input.value)
    }
    const reopen = () => {
      if (links().length === 0) ask(input.value)
    }
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !root.contains(relatedTarget)) close()
      // The suggestions don't change while the focus walks through them.
      else if (target === input) stop()
    }
    const press = (event: KeyboardEvent) => {
      const { key, isComposing, altKey, ctrlKey, metaKey, shiftKey } = event
      if (isComposing || altKey || ctrlKey || metaKey || shiftKey) return
      const items = [input, ...links()]
      const last = items.length - 1
      const at = items.findIndex((element) => element.matches(':focus'))
      if (key === 'Escape') stop()
      // By default the browser clears the box.
      if (key === 'Escape' && last > 0) event.preventDefault()
      if (key === 'ArrowDown' && last === 0) ask(input.value)
      const to = at < 0 ? undefined : items[destination(key, at, last)]
      if (!to || (to === input && at === 0)) return
      event.preventDefault()
      to.focus()
    }

    const listeners = new AbortController()
    const { signal } = listeners
    root.addEventListener('input', typed, { signal })
    root.addEventListener('compositionend', () => ask(input.value), { signal })
    root.addEventListener('reset', close, { signal })
    root.addEventListener('focusout', leave, { signal })
    root.addEventListener('keydown', press, { signal })
    input.addEventListener('click', reopen, { signal })
    // Something may have been typed before this chunk was loaded.
    if (document.activeElement === input) ask(input.value)
    return () => {
      listeners.abort()
      stop()
    }
  }, [form, box, ask, stop, close])

/** The index that a key moves the focus to, or -1. At index 0 is the box, where Home, End and ArrowUp move the caret. */
const destination = (key: string, at: number, last: number) => {
  if (key === 'ArrowDown') return Math.min(at + 1, last)
  if (at === 0) return -1
  if (key === 'ArrowUp') return at - 1
  if (key === 'Home') return 1
  return key === 'End' ? last : -1
}
