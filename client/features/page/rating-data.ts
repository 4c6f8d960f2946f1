/** An average that rests on no review says nothing. */
export const ratingData = ({ rating, reviewCount }: { rating: number; reviewCount: number }) =>
  reviewCount === 0
    ? undefined
    : { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5, worstRating: 1 }
