import type { FragmentType } from '@apollo/client'
import type { ReactNode } from 'react'
import { Paragraphs } from '../../ui/text/paragraphs'
import { Stars } from '../../ui/text/stars'
import { type ReviewEntry_ReviewFragment, useReviewEntry_ReviewFragment } from './review-entry.generated'
import styles from './reviews.module.css'

interface Props {
  review: FragmentType<ReviewEntry_ReviewFragment>
  /** Replaces the author's name. */
  author?: string
  answeredBy: string
  formatDate: (moment: string) => string
  /** Beside the date: what the review is about. */
  children?: ReactNode
}

export const ReviewEntry = ({ review: from, author, answeredBy, formatDate, children }: Props) => {
  const review = useReviewEntry_ReviewFragment(from)
  const { side, rating, counted, text, publishedAt, reply, repliedAt } = review
  return (
    <figure className={styles.review}>
      <Stars rating={rating} />
      {side === 'BUYER' && publishedAt && !counted && <small>Not part of the rating</small>}
      <blockquote>
        <Paragraphs text={text} />
      </blockquote>
      <figcaption>
        <b dir="auto">{author ?? review.author.name}</b>
        <span>
          {children}
          {publishedAt && <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>}
        </span>
      </figcaption>
      {reply && (
        <div className={styles.reply}>
          <p>
            <b dir="auto">{`Answer from ${answeredBy}`}</b>
            {repliedAt && <time dateTime={repliedAt}>{formatDate(repliedAt)}</time>}
          </p>
          <Paragraphs text={reply} />
        </div>
      )}
    </figure>
  )
}
