import { useState } from 'react'
import { ReviewsDocument, type ReviewsQuery, useReviewsQuery } from './reviews.generated'

const AT_FIRST = 4
const AT_A_TIME = 12

/** The first reviews, and those that were asked for since; the first new one gets the focus. */
export const useReviews = (of: string) => {
  const { data, error, refetch, client } = useReviewsQuery({ variables: { of, first: AT_FIRST } })
  const [added, setAdded] = useState<ReviewsQuery['reviews'][]>([])
  if (!data) return { list: undefined, error, refetch }
  const { reviews } = data
  const { hasNextPage, endCursor } = (added.at(-1) ?? reviews).pageInfo
  const load = async () => {
    const variables = { of, first: AT_A_TIME, after: endCursor }
    const more = (await client.query({ query: ReviewsDocument, variables, fetchPolicy: 'no-cache' })).data
    if (!more) throw new Error('No answer')
    setAdded([...added, more.reviews])
  }
  const newcomer = added.at(-1)?.nodes[0]?.id
  const list = {
    all: reviews,
    nodes: [reviews, ...added].flatMap(({ nodes }) => nodes),
    entryRef: (id: string) => (id === newcomer ? focus : undefined),
    more: hasNextPage ? load : undefined,
  }
  return { list, error, refetch }
}

const focus = (entry: HTMLElement | null) => entry?.focus()
