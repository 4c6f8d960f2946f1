import { type ReactNode, Suspense } from 'react'
import { Loading, Skeleton } from '../../ui/skeleton'
import { Desk } from '../dashboard/desk'
import { SoldList } from './sold-list'

interface Props {
  title: string
  sentence: string
  /** Where one is told what to do until somebody buys. */
  children: ReactNode
}

/** What a seller has sold, and what others ask for, whatever each role calls it. */
export const Sold = ({ title, sentence, children }: Props) => (
  <Desk title={title} sentence={sentence}>
    <Suspense fallback={<SoldSkeleton label={`Loading your ${title.toLowerCase()}`} />}>
      <SoldList title={title}>{children}</SoldList>
    </Suspense>
  </Desk>
)

const SoldSkeleton = ({ label }: { label: string }) => (
  <Loading label={label}>
    <Skeleton height="24rem" />
  </Loading>
)
