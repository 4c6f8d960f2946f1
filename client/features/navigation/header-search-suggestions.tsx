import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { counted } from '../listing/counted'
import { parts } from '../search/highlight'
import { HeaderSearchPanel } from './header-search-panel'
import { useSiteNavigationQuery } from './site-navigation.generated'
import { useDismiss } from './use-dismiss'
import { useSuggested } from './use-suggested'
import { useSuggestionEvents } from './use-suggestion-events'

interface Props {
  form: RefObject<HTMLFormElement | null>
  box: RefObject<HTMLInputElement | null>
}

const mostCategories = 3

/** What the header's search offers while somebody types: a list of links below the box, which stays a plain search box. */
export const HeaderSearchSuggestions = ({ form, box }: Props) => {
  const { key } = useLocation()
  const { data } = useSiteNavigationQuery()
  const { text, suggested, ask, stop, close } = useSuggested()
  useSuggestionEvents({ form, box, ask, stop, close })
  useDismiss({ open: suggested !== undefined, close, root: form, button: box })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open belongs to its page and closes with it
  useEffect(() => close, [key, close])

  const categories = (data?.categories ?? [])
    .filter(({ name }) => suggested && parts(name, suggested.text).length > 1)
    .slice(0, mostCategories)
  const count = categories.length + (suggested?.nodes.length ?? 0)
  const choose = (byKeyboard: boolean) => {
    form.current?.reset()
    // The link that had the focus is gone; on the same page nothing else would take it.
    if (byKeyboard) box.current?.focus()
  }
  return (
    <>
      <p className="visually-hidden" role="status">
        {suggested &&
          (count ? `${counted(count, 'suggestion')}. Press the down arrow to reach them.` : 'No suggestions')}
      </p>
      {suggested && <HeaderSearchPanel text={text} suggested={suggested} categories={categories} onChoose={choose} />}
    </>
  )
}
