import type { MouseEvent } from 'react'
import { formatShortPrice } from '../../../lib/money'
import { listingPath, searchPath } from '../../../lib/paths'
import { pluralize } from '../../../lib/text'
import { Icon } from '../../../ui/icon/icon'
import { Plate } from '../../../ui/layout/plate'
import { ListingCover } from '../../listing/listing-cover'
import { Link } from '../../page/layout/link'
import { Highlight } from '../../search/highlight'
import type { SiteNavigationQuery } from '../site-navigation.generated'
import styles from './header-search-panel.module.css'
import { closeTo, type SearchSuggestions } from './use-search-suggestions'

interface Props {
  /** The text in the search box. */
  text: string
  suggestions: SearchSuggestions
  categories: SiteNavigationQuery['categories']
  onChoose: (byKeyboard: boolean) => void
}

export const HeaderSearchPanel = ({ text, suggestions, categories, onChoose }: Props) => {
  // The router prevents the default of the links that it follows. One that opens in another tab changes nothing here.
  const click = ({ defaultPrevented, detail }: MouseEvent) => {
    if (defaultPrevented) onChoose(detail === 0)
  }
  const correction = suggestions.closeMatches?.correction
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: clicks bubble from the links, and Enter on a link sends a click
    <section className={styles.panel} aria-label="Suggestions" onClick={click}>
      <Listings label="Listings" listings={suggestions.nodes} text={suggestions.text} />
      <Listings label={`Close to “${suggestions.text}”`} listings={closeTo(suggestions)} text={suggestions.text} />
      {categories.length > 0 && (
        <ul className={styles.group} aria-label="Categories">
          {categories.map(({ id, slug, name, icon, serviceCount }) => (
            <li key={id}>
              <Link className={styles.row} to={`/category/${slug}`}>
                <img src={icon} width="40" height="40" alt="" />
                <span>
                  <span className={styles.title}>
                    <Highlight text={name} query={suggestions.text} />
                  </span>{' '}
                  <small>{pluralize(serviceCount, 'service')}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {correction && (
        <Link className={styles.all} to={searchPath(correction)}>
          Did you mean {correction}?
        </Link>
      )}
      <Link className={styles.all} to={searchPath(text)}>
        {suggestions.pageInfo.hasNextPage ? 'See all results' : `Search for “${text}”`} <Icon name="right" />
      </Link>
    </section>
  )
}

interface ListingsProps {
  label: string
  listings: SearchSuggestions['nodes']
  text: string
}

const Listings = ({ label, listings, text }: ListingsProps) =>
  listings.length > 0 && (
    <ul className={styles.group} aria-label={label}>
      {listings.map((listing) => (
        <li key={listing.id}>
          <Link className={styles.row} to={listingPath(listing)}>
            <Plate>
              <ListingCover cover={listing.cover} size="thumb" eager />
            </Plate>
            <span>
              <span className={styles.title}>
                <Highlight text={listing.title} query={text} />
              </span>{' '}
              <small>{listing.__typename}</small>
            </span>{' '}
            <span
              className={styles.price}
            >{`${listing.hasPackages ? 'From ' : ''}${formatShortPrice(listing.price)}`}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
