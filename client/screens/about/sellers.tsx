import { MoreLink } from '../../features/page/layout/more-link'
import { Section } from '../../ui/layout/section'
import styles from './sellers.module.css'

const tenets = [
  ['A name we have checked', 'Every seller shows an identity, an address and, where the law asks for it, a licence.'],
  ['Work we have read', 'Two recent pieces are read by someone of the same trade before the first listing goes up.'],
  ['One price, in full', 'Official fees are named beforehand and passed on at cost. Nothing is added afterwards.'],
  ['A record that stays', 'Reviews come from finished orders only. Neither we nor the seller can remove one.'],
] as const

export const Sellers = () => (
  <Section title="Who may sell here" more={<MoreLink to="/companies">Companies</MoreLink>}>
    <ol className={styles.tenets}>
      {tenets.map(([tenet, text]) => (
        <li key={tenet}>
          <h3>{tenet}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </Section>
)
