import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../../ui/classes'
import { Repeat } from '../../ui/repeat'
import { ListingCardSkeleton } from './listing-card'
import styles from './listing-grid.module.css'

const columnClasses = { 3: styles.three, 4: styles.four }

/** The number of columns follows the width; on phones there is one, and cards become rows. */
export const ListingGrid = ({ columns, children }: { columns: 3 | 4; children: ReactNode }) => (
  <div className={classes(styles.grid, columnClasses[columns])}>{children}</div>
)

interface SkeletonProps extends ComponentProps<typeof ListingCardSkeleton> {
  count?: number
}

export const ListingGridSkeleton = ({ count = 8, ...card }: SkeletonProps) => (
  <ListingGrid columns={4}>
    <Repeat count={count}>
      <ListingCardSkeleton {...card} />
    </Repeat>
  </ListingGrid>
)
