import styles from './listing-cover.module.css'

const measures = { thumb: [112, 84], card: [320, 200], large: [720, 480] } as const

interface Props {
  cover: string
  /** Each size is drawn in its own line density: take the one nearest to what is shown. */
  size: keyof typeof measures
  /** Seen at once: not left for later, and a large one before other pictures. */
  eager?: boolean
}

/** The picture of a listing, for a Plate. The title beside it says what it is. */
export const ListingCover = ({ cover, size, eager = false }: Props) => {
  const [width, height] = measures[size]
  return (
    <picture className={styles.cover}>
      {size === 'large' && <source media="(max-width: 40rem)" srcSet={`${cover}?size=card`} />}
      <img
        src={`${cover}?size=${size}`}
        width={width}
        height={height}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager && size !== 'thumb' ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}
