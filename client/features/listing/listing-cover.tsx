import styles from './listing-cover.module.css'

const measures = { thumb: [112, 84], card: [320, 200], large: [720, 480] } as const

interface Props {
  cover: string
  /** Covers are drawn per size with their own line density. */
  size: keyof typeof measures
  /** For a cover in view at once: not lazy and, unless it is a thumb, with high priority. */
  eager?: boolean
}

/** The cover of a listing, for a Plate. It is decorative: the title is beside it. */
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
