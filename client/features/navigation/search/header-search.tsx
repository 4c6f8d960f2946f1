import { useCallback, useEffect, useRef, useState } from 'react'
import { SearchBox } from '../../../ui/form/search-box'
import { SearchLandmark } from '../../../ui/form/search-landmark'
import { useSearch } from '../../search/use-search'
import styles from './header-search.module.css'
import type { HeaderSearchSuggestions } from './header-search-suggestions'

export const HeaderSearch = () => {
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<typeof HeaderSearchSuggestions>()
  const load = useCallback(async () => {
    try {
      const loaded = await import('./header-search-suggestions')
      setSuggestions(() => loaded.HeaderSearchSuggestions)
    } catch {
      // The search box works without suggestions; the next focus retries.
    }
  }, [])
  useEffect(() => {
    // The visitor may have focused the box before hydration.
    if (document.activeElement === box.current) load()
  }, [load])
  return (
    <SearchLandmark
      ref={form}
      className={styles.search}
      aria-label="Site search"
      action="/search"
      onSubmit={useSearch()}
      onFocus={Suggestions ? undefined : load}
    >
      <SearchBox ref={box} label="Search" name="q" placeholder="Search services and products" autoComplete="off" />
      {Suggestions && <Suggestions form={form} box={box} />}
    </SearchLandmark>
  )
}
