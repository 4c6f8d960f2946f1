import { useRef } from 'react'
import { Notice } from '../../ui/feedback/notice'
import { TextField } from '../../ui/form/field'
import { Samples } from '../../ui/form/samples'
import type { CardFields_ProviderFragment } from './card-fields.generated'
import styles from './card-fields.module.css'

interface Props {
  provider: CardFields_ProviderFragment
  /** The problem of a field, by its name. */
  errorOf: (field: string) => string | undefined
}

/** The sample payment provider's form, or a word about the provider's page. Card data stays in the browser: `tokenizeCard` turns it into a token. */
export const CardFields = ({ provider: { name, available, checkout, sampleCards }, errorOf }: Props) => {
  const fields = useRef<HTMLDivElement>(null)
  const fill = (number: string) => {
    const values = { card: number, expires: expiry(), code: '123' }
    for (const [name, value] of Object.entries(values)) {
      const field = fields.current?.querySelector<HTMLInputElement>(`[name=${name}]`)
      if (field) field.value = value
    }
  }
  const field = (name: string) => ({ name, inputMode: 'numeric', required: true, error: errorOf(name) }) as const
  if (!available) return <Notice text="Nothing can be bought here yet: this site takes no payments." />
  if (checkout === 'HOSTED')
    return <p>{`You enter your card on the page of ${name}, which then brings you back here.`}</p>
  return (
    <div ref={fields} className={styles.fields}>
      <p>{`${name}: no real card is ever charged.`}</p>
      <TextField {...field('card')} label="Card number" autoComplete="cc-number" maxLength={30} />
      <div className={styles.two}>
        <TextField {...field('expires')} label="Expires" autoComplete="cc-exp" placeholder="MM / YY" maxLength={9} />
        <TextField {...field('code')} label="Security code" autoComplete="cc-csc" maxLength={4} />
      </div>
      <Samples
        title="Sample cards"
        samples={sampleCards.map(({ number, outcome }) => ({
          name: `•••• ${number.slice(-4)}`,
          note: outcome,
          fill: () => fill(number),
        }))}
      />
    </div>
  )
}

/** A date three years from now. */
const expiry = () => `09 / ${String((new Date().getFullYear() + 3) % 100).padStart(2, '0')}`
