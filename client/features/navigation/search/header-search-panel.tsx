import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { formatShortPrice } from '../../../lib/money'
import { listingPath, searchPath } from '../../../lib/paths'
import { pluralize } from '../../../lib/text'
import { Icon } from '../../../ui/icon/icon'
import { Plate } from '../../../ui/layout/plate'
import { ListingCover } from '../../listing/listing-cover'
import { Highlight } from '../../search/highlight'
import type { SiteNavigationQuery } from '../site-navigation.generated'
import styles from './header-search-panel.module.css'
import type { SearchSuggestions } from './use-search-suggestions'

interface Props {
  /** The text in the search box. */
  text: string
  suggested: SearchSuggestions
  categories: SiteNavigationQuery['categories']
  onChoose: (byKeyboard: boolean) => void
}

export const HeaderSearchPanel = ({ text, suggested, categories, onChoose }: Props) => {
  // Only for links that the router follows: one opened in another tab changes nothing here.
  const click = ({ defaultPrevented, detail }: MouseEvent) => {
    if (defaultPrevented) onChoose(detail === 0)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only hears of the links inside, which know their keys
    <section className={styles.panel} aria-label="Suggestions" onClick={click}>
      {suggested.nodes.length > 0 && (
        <ul className={styles.group} aria-label="Listings">
          {suggested.nodes.map((listing) => (
            <li key={listing.id}>
              <Link className={styles.row} to={listingPath(listing)}>
                <Plate>
                  <ListingCover cover={listing.cover} size="thumb" eager />
                </Plate>
                <span>
                  <span className={styles.title}>
                    <Highlight text={listing.title} query={suggested.text} />
                  </span>{' '}
                  <small>{listing.__typename}</small>
                </span>{' '}
                <span className={styles.price}>{formatShortPrice(listing.price)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {categories.length > 0 && (
        <ul className={styles.group} aria-label="Categories">
          {categories.map(({ id, slug, name, icon, serviceCount }) => (
            <li key={id}>
              <Link className={styles.row} to={`/category/${slug}`}>
                <img src={icon} width="40" height="40" alt="" />
                <span>
                  <span className={styles.title}>
                    <Highlight text={name} query={suggested.text} />
                  </span>{' '}
                  <small>{pluralize(serviceCount, 'service')}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link className={styles.all} to={searchPath(text)}>
        {suggested.pageInfo.hasNextPage ? 'See all results' : `Search for “${text}”`} <Icon name="right" />
      </Link>
    </section>
  )
}
