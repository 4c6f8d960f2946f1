import { lazyPart } from '../../lib/lazy-named'
import { Skeleton } from '../../ui/feedback/skeleton'
import type { Language } from './languages-field'

/** The languages that a seller works in. Lazy: they stand at the end of long forms. */
export const Languages = lazyPart(() => import('./languages-field'), 'LanguagesField', <Skeleton height="12.5rem" />)

/** The ticked languages. Null, which leaves them as they are, while the field is not shown. */
export const tickedLanguages = (values: FormData, options: readonly Language[]) => {
  const ticked = values.getAll('languages')
  return ticked.length > 0 ? options.flatMap(({ code }) => (ticked.includes(code) ? code : [])) : null
}
