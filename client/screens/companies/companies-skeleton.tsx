import { CompanyCardSkeleton } from '../../features/company/company-card-skeleton'
import { CompanyGrid } from '../../features/company/company-grid'
import { Loading, Skeleton } from '../../ui/skeleton'
import styles from './companies-skeleton.module.css'

export const CompaniesSkeleton = () => (
  <Loading label="Loading companies">
    <div className={styles.count}>
      <Skeleton width="6rem" height="0.75rem" />
    </div>
    <CompanyGrid>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <CompanyCardSkeleton key={key} />
      ))}
    </CompanyGrid>
  </Loading>
)
