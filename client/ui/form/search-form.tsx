import { type ChangeEvent, type FormEvent, useEffect, useRef } from 'react'
import { Button } from '../button/button'
import { SearchBox } from './search-box'
import styles from './search-form.module.css'
import { SearchLandmark } from './search-landmark'

interface Props {
  label: string
  placeholder: string
  /** The text that is searched for; empty without a search. */
  text: string
  onSearch: (text: string) => void
}

/** A box with a button that searches a list, whose address keeps the text. */
export const SearchForm = ({ label, placeholder, text, onSearch }: Props) => {
  const search = useRef<HTMLInputElement>(null)
  // Going back changes the address only: the box is uncontrolled.
  useEffect(() => {
    if (search.current) search.current.value = text
  }, [text])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(search.current?.value.trim() ?? '')
  }
  // The clear button of the box doesn't submit the form.
  const onClear = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
    if (value === '' && text) onSearch('')
  }
  return (
    <SearchLandmark className={styles.form} onSubmit={submit}>
      <SearchBox
        ref={search}
        label={label}
        name="q"
        placeholder={placeholder}
        autoComplete="off"
        defaultValue={text}
        onChange={onClear}
      />
      <Button type="submit" variant="line">
        Search
      </Button>
    </SearchLandmark>
  )
}
