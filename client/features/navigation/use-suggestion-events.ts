import { type RefObject, useEffect } from 'react'

interface Options {
  form: RefObject<HTMLFormElement | null>
  box: RefObject<HTMLInputElement | null>
  ask: (text: string) => void
  stop: () => void
  close: () => void
}

/** Listens to the box and to the links below it. The form around them is there before this code is, so it can't do so itself. */
export const useSuggestionEvents = ({ form, box, ask, stop, close }: Options) =>
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
      // What is shown stays as it is for whoever is walking through it.
      else if (target === input) stop()
    }
    const press = (event: KeyboardEvent) => {
      const { key, isComposing, altKey, ctrlKey, metaKey, shiftKey } = event
      if (isComposing || altKey || ctrlKey || metaKey || shiftKey) return
      const stops = [input, ...links()]
      const last = stops.length - 1
      const at = stops.findIndex((element) => element.matches(':focus'))
      if (key === 'Escape') stop()
      // By itself a browser would empty the box.
      if (key === 'Escape' && last > 0) event.preventDefault()
      if (key === 'ArrowDown' && last === 0) ask(input.value)
      const to = at < 0 ? undefined : stops[destination(key, at, last)]
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
    // What was typed while this code was on its way.
    if (document.activeElement === input) ask(input.value)
    return () => {
      listeners.abort()
      stop()
    }
  }, [form, box, ask, stop, close])

/** Which stop a key leads to: the box is the first; within the box, Home, End and ArrowUp are about its text. */
const destination = (key: string, at: number, last: number) => {
  if (key === 'ArrowDown') return Math.min(at + 1, last)
  if (at === 0) return -1
  if (key === 'ArrowUp') return at - 1
  if (key === 'Home') return 1
  return key === 'End' ? last : -1
}
