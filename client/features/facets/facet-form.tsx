import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/button/button'
import { classes } from '../../ui/classes'
import field from '../../ui/form/field.module.css'
import { InlineSelect } from '../../ui/form/inline-select'
import { Icon } from '../../ui/icon/icon'
import type { Facets_FacetFragment } from './facet.generated'
import { amountOf, amountProblem, listParams, parameterOf, searchOf, searchWith, sortProblem } from './facet-address'
import { countInParentheses } from './facet-count'
import styles from './facet-form.module.css'
import { FacetLinks } from './facet-links'

interface Props {
  path: string
  /** The parameters of the list, by `listParams`. */
  params: URLSearchParams
  /** The filters of the form. Ranges of prices come with fields for other prices. */
  facets: readonly Facets_FacetFragment[]
  /** Sort orders by their name in the address, the default first. */
  sorts?: Record<string, string>
  /** Navigates to the list of these parameters. */
  show: (params: URLSearchParams) => void
  /** The number of entries, which comes first, and actions. */
  children: ReactNode
}

/** The filters of a list, which apply at once. Without scripts the browser submits the form. On phones they are in a sheet. */
export const FacetForm = ({ path, params, facets, sorts = {}, show, children }: Props) => {
  const form = useRef<HTMLFormElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const sheetId = useId()
  const priceProblem = amountProblem(params)
  const prices = facets.find(({ name }) => name === 'PRICE')
  const lists = facets.filter(({ name, choices }) => name !== 'PRICE' && choices.length > 0)
  const [defaultSort] = Object.keys(sorts)
  const problem = priceProblem ?? (defaultSort && sortProblem(params, sorts))
  const at = searchOf(params)
  // The address is the source: going back and forward updates the fields.
  useEffect(() => {
    const prices = new URLSearchParams(at)
    for (const input of form.current?.querySelectorAll<HTMLInputElement>('[inputmode]') ?? [])
      input.value = prices.get(input.name) ?? ''
  }, [at])

  const apply = () => {
    const next = valuesOf(form.current, defaultSort)
    // A text that is no price stays in the address, and the page says so.
    for (const name of ['min', 'max']) if (prices) next.set(name, String(amountOf(next.get(name)) ?? next.get(name)))
    const list = listParams(next)
    if (searchOf(list) !== at) show(list)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    apply()
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover()
  }
  const shown = new Set([...lists.map(({ name }) => parameterOf(name)), 'sort', ...(prices ? ['min', 'max'] : [])])
  const select = (name: string, label: string, value: string, options: ReactNode) => (
    <InlineSelect key={name} className={styles.label} label={label} name={name} value={value} onChange={apply}>
      {options}
    </InlineSelect>
  )
  return (
    <form ref={form} action={path} aria-label="Filter and sort" noValidate onSubmit={submit}>
      {[...params].map(
        ([name, value]) => !shown.has(name) && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className={styles.bar}>
        {children}
        <Button variant="line" size="small" popoverTarget={sheetId} className={styles.open}>
          Filters
        </Button>
        {defaultSort &&
          select(
            'sort',
            'Sort by',
            params.get('sort') ?? defaultSort,
            Object.entries(sorts).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            )),
          )}
      </div>
      <div ref={sheet} id={sheetId} popover="auto" className={styles.sheet}>
        <p className={styles.title}>Filters</p>
        {prices &&
          ['min', 'max'].map((name) => (
            <label key={name} className={styles.label}>
              {name === 'min' ? 'Price from' : 'Price to'}
              <input {...price} name={name} defaultValue={params.get(name) ?? ''} aria-invalid={!!priceProblem} />
            </label>
          ))}
        {lists.map(({ name, label, choices }) =>
          select(
            parameterOf(name),
            label,
            selectedOf(choices, params.get(parameterOf(name))),
            <>
              <option value="">Any</option>
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label + countInParentheses(choice)}
                </option>
              ))}
            </>,
          ),
        )}
        <Button type="submit" variant="line" size="small">
          Show results
        </Button>
        {prices && <FacetLinks facet={prices} to={(value) => path + searchWith(params, 'PRICE', value)} />}
      </div>
      {problem && (
        <p className={classes(field.error, styles.problem)} role="alert">
          <Icon name="alert" />
          {problem}
        </p>
      )}
    </form>
  )
}

/** The choice of an address, or the one that the server has found for it: `react` for `React`. */
const selectedOf = (choices: Facets_FacetFragment['choices'], text: string | null) => {
  const isKnown = choices.some(({ value }) => value === text)
  return (isKnown ? text : text && choices.find(({ selected }) => selected)?.value) ?? ''
}

const price = {
  className: field.input,
  type: 'text',
  inputMode: 'decimal',
  autoComplete: 'off',
  maxLength: 12,
} as const

const valuesOf = (form: HTMLFormElement | null, defaultSort: string | undefined) => {
  const values = new URLSearchParams()
  if (form) for (const [name, value] of new FormData(form)) values.set(name, String(value))
  if (values.get('sort') === defaultSort) values.delete('sort')
  return values
}
