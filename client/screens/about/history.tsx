import { Section } from '../../ui/layout/section'
import styles from './history.module.css'

const years = [
  [
    '2021',
    'A list on a wall',
    'Two patent paralegals in Leith pin up what a filing really costs, line by line. Photographs of the list travel further than they do.',
  ],
  [
    '2022',
    'The first hundred',
    'The list becomes a page, the page takes orders. The hundredth is a trademark for a bakery, in class 30.',
  ],
  ['2024', 'Companies, not only people', 'Firms get profiles of their own, with a check behind every badge.'],
  [
    '2026',
    'Ten thousand users',
    'Eight categories, 850 companies, and still the same rule: the price on the page is the price on the invoice.',
  ],
] as const

export const History = () => (
  <Section title="A short history">
    <ol className={styles.years}>
      {years.map(([year, title, text]) => (
        <li key={year}>
          <b>{year}</b>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
    <div className={styles.signed}>
      <p>Marque, Leith Walk, Edinburgh</p>
      <img src="/artwork/ornament/seal.svg" width="136" height="136" alt="" loading="lazy" decoding="async" />
    </div>
  </Section>
)
