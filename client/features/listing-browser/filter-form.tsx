import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ListingKind } from '../../generated/schema'
import { Button } from '../../ui/button/button'
import field from '../../ui/form/field.module.css'
import { Icon } from '../../ui/icon/icon'
import { deliveryChoices } from '../listing/delivery-choices'
import styles from './filter-form.module.css'
import { type ListingQuery, listingSearch, parseListingQuery, sortLabels } from './listing-query'

interface Props {
  path: string
  query: ListingQuery
  kind: ListingKind
}

/** Price, rating and sort order. Without JavaScript the browser submits the form. */
export const FilterForm = ({ path, query, kind }: Props) => {
  const navigate = useNavigate()
  const { tab, category, min, max, rating, days, sort } = query
  const form = useRef<HTMLFormElement>(null)
  // The address is the source: going back and forward updates the fields.
  useEffect(() => fill(form.current, { min, max, rating, days, sort }), [min, max, rating, days, sort])
  const apply = () => {
    if (!form.current) return
    const values = new URLSearchParams()
    for (const [name, value] of new FormData(form.current)) values.set(name, String(value))
    const next = parseListingQuery(values)
    fill(form.current, next)
    if (listingSearch(next) !== listingSearch(query)) navigate(path + listingSearch(next), { preventScrollReset: true })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    apply()
  }
  return (
    <form ref={form} className={styles.form} action={path} aria-label="Filter and sort" noValidate onSubmit={submit}>
      {tab && <input type="hidden" name="tab" value={tab} />}
      {category && <input type="hidden" name="category" value={category} />}
      <div className={styles.prices}>
        <label className={styles.label}>
          Price from <input {...price} name="min" placeholder="$0" defaultValue={min} />
        </label>
        <label className={styles.label}>
          <span>
            <span className="visually-hidden">Price </span>to
          </span>
          <input {...price} name="max" placeholder="Any" defaultValue={max} />
        </label>
      </div>
      <label className={styles.label}>
        Rating
        <span className={field.select}>
          <select className={field.input} name="rating" defaultValue={rating} onChange={apply}>
            <option value="">Any</option>
            {ratings(rating).map((stars) => (
              <option key={stars} value={stars}>{`${stars.toFixed(1)} and up`}</option>
            ))}
          </select>
          <Icon name="chevron" />
        </span>
      </label>
      {/* Products are delivered at once. */}
      {kind === 'SERVICE' && (
        <label className={styles.label}>
          Delivery
          <span className={field.select}>
            <select className={field.input} name="days" defaultValue={days} onChange={apply}>
              <option value="">Any time</option>
              {deliveryChoices(days).map(({ days: most, label }) => (
                <option key={most} value={most}>
                  {label}
                </option>
              ))}
            </select>
            <Icon name="chevron" />
          </span>
        </label>
      )}
      <label className={styles.label}>
        Sort by
        <span className={field.select}>
          <select className={field.input} name="sort" defaultValue={sort} onChange={apply}>
            {Object.entries(sortLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevron" />
        </span>
      </label>
      <Button type="submit" variant="line" size="small">
        Apply
      </Button>
    </form>
  )
}

const price = {
  className: field.input,
  type: 'text',
  inputMode: 'decimal',
  autoComplete: 'off',
  maxLength: 12,
} as const

/** The default choices and the one in the address. */
const ratings = (current = 4) => [...new Set([4.5, 4, 3.5, 3, current])].sort((a, b) => b - a)

const fill = (form: HTMLFormElement | null, { min, max, rating, days, sort }: ListingQuery) => {
  for (const [name, value] of Object.entries({ min, max, rating, days, sort })) {
    const control = form?.elements.namedItem(name)
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = String(value ?? '')
  }
}
