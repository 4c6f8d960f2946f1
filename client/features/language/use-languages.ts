import { useLanguageOptionsQuery } from './use-languages.generated'

/** The name of the boxes in a form. */
export const LANGUAGES = 'languages'

/** The languages that a form offers, and those that are ticked in it. `skip`: the form leaves languages as they are. */
export const useLanguages = ({ skip = false } = {}) => {
  const options = useLanguageOptionsQuery({ skip }).data?.languages
  const tickedIn = (values: FormData) => {
    const ticked = values.getAll(LANGUAGES)
    return options?.flatMap(({ code }) => (ticked.includes(code) ? code : [])) ?? null
  }
  return { options, tickedIn }
}
