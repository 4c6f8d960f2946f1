import { useTransition } from 'react'
import { useSearchParams } from 'react-router-dom'
import { QuickAdd } from '../../features/cart/add-to-cart'
import { FacetToolbar } from '../../features/facets/facet-toolbar'
import { ListingList } from '../../features/listing/listing-list'
import { sortLabels, sorts } from '../../features/listing/listing-sorts'
import { ListingsPage } from '../../features/listing/listings-page'
import {
  categoryStrip,
  emptyListText,
  listingFilter,
  parseListingQuery,
} from '../../features/listing-browser/listing-query'
import { Link } from '../../features/page/layout/link'
import { ButtonLink } from '../../features/page/layout/links'
import { useShownCount } from '../../features/pagination/shown-count'
import { mayBuyFrom, ownListingsPathOf, type Role } from '../../features/session/roles'
import { useSession } from '../../features/session/session-store'
import { pluralizeTotal } from '../../lib/text'
import { buttonClass } from '../../ui/button/button'
import { BusyList } from '../../ui/feedback/busy-list'
import { Empty } from '../../ui/feedback/empty'
import { ProductsDocument, useProductsSuspenseQuery } from './products.generated'

export const Products = () => (
  <ListingsPage
    title="Products"
    description="Templates, workbooks, guides and drawn assets for founders and their counsel: every product on Marque, at a fixed price."
    lead="Templates, guides and assets, ready to use the day you buy them."
    loading="Loading products"
  >
    <ProductList />
  </ListingsPage>
)

/** Replaces Add to Cart on the card of the viewer's own product. */
const EditLink = ({ id, title, role }: { id: string; title: string; role: Role }) => (
  <Link
    className={buttonClass({ variant: 'line', size: 'small' })}
    to={`${ownListingsPathOf(role)}/${id}`}
    aria-label={`Edit ${title}`}
  >
    Edit
  </Link>
)

const ProductList = () => {
  const { first } = useShownCount()
  const [busy, startTransition] = useTransition()
  const query = parseListingQuery(useSearchParams()[0])
  const list = { filter: listingFilter(query), sort: sorts[query.sort] }
  const { data } = useProductsSuspenseQuery({ variables: { ...list, first } })
  const { user } = useSession()
  return (
    <>
      <FacetToolbar
        facets={data.products.facets}
        strip={categoryStrip}
        sorts={sortLabels}
        startTransition={startTransition}
      >
        <p role="status">{pluralizeTotal(data.products, 'product')}</p>
      </FacetToolbar>
      <BusyList busy={busy}>
        {data.products.nodes.length === 0 && (
          <Empty title="No products found" text={emptyListText(list.filter)}>
            <ButtonLink to="/marketplace">View All Categories</ButtonLink>
          </Empty>
        )}
        <ListingList
          connection={data.products}
          query={ProductsDocument}
          variables={(page) => ({ ...list, ...page })}
          noun="product"
          card={({ id, title, seller }) => ({
            action: mayBuyFrom(user, seller) ? (
              <QuickAdd listingId={id} title={title} once />
            ) : (
              user?.id === seller.id && <EditLink id={id} title={title} role={user.role} />
            ),
          })}
        />
      </BusyList>
    </>
  )
}
