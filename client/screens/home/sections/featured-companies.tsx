import { CompanyCard } from '../../../features/company/company-card'
import type { CompanyCard_CompanyFragment } from '../../../features/company/company-card.generated'
import { CompanyGrid } from '../../../features/company/company-grid'
import { MoreLink } from '../../../features/page/layout/more-link'
import { Section } from '../../../ui/layout/section'

export const FeaturedCompanies = ({ companies }: { companies: readonly CompanyCard_CompanyFragment[] }) => (
  <Section title="Featured companies" more={<MoreLink to="/companies">All companies</MoreLink>}>
    <CompanyGrid>
      {companies.map((company) => (
        <CompanyCard key={company.id} company={company} />
      ))}
    </CompanyGrid>
  </Section>
)
