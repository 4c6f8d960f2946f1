import { lazy, Suspense } from 'react'
import type { LanguageCode } from '../../generated/schema'
import { Skeleton } from '../../ui/feedback/skeleton'

// Loaded apart: it stands at the end of long forms.
const LanguagesField = lazy(async () => ({ default: (await import('../language/languages-field')).LanguagesField }))

export interface Language {
  code: LanguageCode
  name: string
}

interface Props {
  /** All languages. */
  options: readonly Language[]
  chosen: readonly { code: LanguageCode }[]
}

/** The languages that a seller works in. */
export const Languages = (props: Props) => (
  <Suspense fallback={<Skeleton height="12.5rem" />}>
    <LanguagesField {...props} />
  </Suspense>
)

/** The ticked languages. Null, which leaves them as they are, while the field is not shown. */
export const tickedLanguages = (values: FormData, options: readonly Language[]) => {
  const ticked = values.getAll('languages')
  return ticked.length > 0 ? options.flatMap(({ code }) => (ticked.includes(code) ? code : [])) : null
}
