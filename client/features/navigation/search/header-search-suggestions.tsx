import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { pluralize } from '../../../lib/text'
import { useDismiss } from '../../../lib/use-disclosure'
import { parts } from '../../search/highlight'
import { useSiteNavigationQuery } from '../site-navigation.generated'
import { HeaderSearchPanel } from './header-search-panel'
import { useSearchSuggestions } from './use-search-suggestions'
import { useSuggestionEvents } from './use-suggestion-events'

interface Props {
  form: RefObject<HTMLFormElement | null>
  box: RefObject<HTMLInputElement | null>
}

const mostCategories = 3

/** Suggestions below the header's search box: a list of links, while the box stays a plain search box. */
export const HeaderSearchSuggestions = ({ form, box }: Props) => {
  const { key } = useLocation()
  const { data } = useSiteNavigationQuery()
  const { text, suggested, ask, stop, close } = useSearchSuggestions()
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
    // The focused link is gone; on the same page nothing else would take the focus.
    if (byKeyboard) box.current?.focus()
  }
  return (
    <>
      <p className="visually-hidden" role="status">
        {suggested &&
          (count ? `${pluralize(count, 'suggestion')}. Press the down arrow to reach them.` : 'No suggestions')}
      </p>
      {suggested && <HeaderSearchPanel text={text} suggested={suggested} categories={categories} onChoose={choose} />}
    </>
  )
}
