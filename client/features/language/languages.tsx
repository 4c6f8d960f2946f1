import { Suspense } from 'react'
import { lazyNamed } from '../../lib/lazy-named'
import { Skeleton } from '../../ui/feedback/skeleton'
import type { Language, LanguagesFieldProps } from './languages-field'

// Lazy: it stands at the end of long forms.
const LanguagesField = lazyNamed(() => import('./languages-field'), 'LanguagesField')

/** The languages that a seller works in. */
export const Languages = (props: LanguagesFieldProps) => (
  <Suspense fallback={<Skeleton height="12.5rem" />}>
    <LanguagesField {...props} />
  </Suspense>
)

/** The ticked languages. Null, which leaves them as they are, while the field is not shown. */
export const tickedLanguages = (values: FormData, options: readonly Language[]) => {
  const ticked = values.getAll('languages')
  return ticked.length > 0 ? options.flatMap(({ code }) => (ticked.includes(code) ? code : [])) : null
}
