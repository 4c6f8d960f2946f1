import { useLayoutEffect, useRef, useState } from 'react'

/** The target of the focus after a change: the first field of an entry, or one of its buttons, marked by `data-on`. */
export interface EntryFocus {
  index: number
  on: 'field' | 'remove' | -1 | 1
}

/** Moves the focus after entries of a list were added, moved or removed. Without a target it goes to a button of the foot. */
export const useEntryFocus = () => {
  const list = useRef<HTMLOListElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const [focus, setFocus] = useState<EntryFocus>()
  // A layout effect: the entry is in its new place, and a moved element has lost the focus.
  useLayoutEffect(() => {
    if (focus) (focusOn(focus, list.current) ?? enabledButton(foot.current))?.focus()
  }, [focus])
  return { list, foot, setFocus }
}

/** The button that was pressed, in the entry's new place; at the end of the list, where it is disabled, the other one. */
const focusOn = ({ index, on }: EntryFocus, list: HTMLOListElement | null) => {
  const find = (selector: string) => list?.children[index]?.querySelector<HTMLElement>(selector)
  if (on === 'field') return find('input, textarea')
  return find(`[data-on="${on}"]:not([disabled])`) ?? find('[data-on]:not([disabled])')
}

const enabledButton = (foot: HTMLElement | null) => foot?.querySelector<HTMLElement>('button:not([disabled])')
