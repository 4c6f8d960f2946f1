import type { FragmentType } from '@apollo/client'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { loginPath } from '../../lib/paths'
import { pluralize } from '../../lib/text'
import { useOptimisticToggle } from '../../lib/use-optimistic-toggle'
import { TextButton } from '../../ui/button/text-button'
import { problemOf, refusalOf } from '../form/form-result'
import { TextLink } from '../page/layout/links'
import { ReportLink } from '../report/report-link'
import { useSession } from '../session/session-store'
import {
  type ReviewFooter_ReviewFragment,
  useMarkReviewHelpfulMutation,
  useReviewFooter_ReviewFragment,
} from './review-footer.generated'
import styles from './reviews.module.css'

interface Props {
  review: FragmentType<ReviewFooter_ReviewFragment>
}

/** Below a review: how many find it helpful, a button to join them or for visitors a link to the sign-in, and `Report`. */
export const ReviewFooter = ({ review: from }: Props) => {
  const review = useReviewFooter_ReviewFragment(from)
  const { user } = useSession()
  const { pathname, search } = useLocation()
  return (
    <div className={styles.footer}>
      {user === undefined && <TextLink to={loginPath(pathname + search)}>Helpful?</TextLink>}
      {user && user.id !== review.author.id && <HelpfulButton review={review} />}
      {review.helpfulCount > 0 && (
        <span>{`${pluralize(review.helpfulCount, 'person', 'people')} found this helpful`}</span>
      )}
      <ReportLink short about={{ reviewId: review.id }} what={`the review by ${review.author.name}`} />
    </div>
  )
}

const HelpfulButton = ({ review: { id, markedHelpful } }: { review: ReviewFooter_ReviewFragment }) => {
  const [mark] = useMarkReviewHelpfulMutation()
  const [problem, setProblem] = useState<string>()
  const [isMarked, toggle] = useOptimisticToggle(markedHelpful, async (helpful) => {
    try {
      const { data } = await mark({ variables: { input: { reviewId: id, helpful } } })
      const result = data?.markReviewHelpful
      setProblem(result?.__typename === 'ReviewMarked' ? undefined : problemOf(result).problem)
    } catch (error) {
      setProblem(refusalOf(error) ?? 'It could not be saved. Please try again.')
    }
  })
  return (
    <>
      <TextButton aria-pressed={isMarked} onClick={toggle}>
        Helpful
      </TextButton>
      {problem && <span role="alert">{problem}</span>}
    </>
  )
}
