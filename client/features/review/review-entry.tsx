import type { ReactNode } from 'react'
import { Paragraphs } from '../../ui/paragraphs'
import { Stars } from '../../ui/stars'
import type { ReviewEntry_ReviewFragment } from './review-entry.generated'
import styles from './reviews.module.css'

interface Props {
  review: ReviewEntry_ReviewFragment
  /** Who wrote it, where that is not said by the name. */
  author?: string
  answeredBy: string
  /** How the page writes days. */
  dated: (moment: string) => string
  /** What it is about. */
  children?: ReactNode
}

/** One review with its answer. */
export const ReviewEntry = ({ review, author, answeredBy, dated, children }: Props) => {
  const { rating, text, publishedAt, reply, repliedAt } = review
  return (
    <figure className={styles.review}>
      <Stars rating={rating} />
      <blockquote>
        <Paragraphs text={text} />
      </blockquote>
      <figcaption>
        <b dir="auto">{author ?? review.author.name}</b>
        <span>
          {children}
          {publishedAt && <time dateTime={publishedAt}>{dated(publishedAt)}</time>}
        </span>
      </figcaption>
      {reply && (
        <div className={styles.reply}>
          <p>
            <b dir="auto">{`Answer from ${answeredBy}`}</b>
            {repliedAt && <time dateTime={repliedAt}>{dated(repliedAt)}</time>}
          </p>
          <Paragraphs text={reply} />
        </div>
      )}
    </figure>
  )
}
