import { CompanyCard } from '../../features/company/company-card'
import type { CompanyCard_CompanyFragment } from '../../features/company/company-card.generated'
import { MoreLink } from '../../features/navigation/more-link'
import { Section } from '../../ui/section'
import styles from './featured-companies.module.css'

export const FeaturedCompanies = ({ companies }: { companies: readonly CompanyCard_CompanyFragment[] }) => (
  <Section title="Featured companies" more={<MoreLink to="/companies">All companies</MoreLink>}>
    <div className={styles.companies}>
      {companies.map((company) => (
        <CompanyCard key={company.id} company={company} />
      ))}
    </div>
  </Section>
)
