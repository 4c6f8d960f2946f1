import { QuickAdd } from '../../features/cart/add-to-cart'
import { listingFilterOf } from '../../features/facets/facet-address'
import { useListParams } from '../../features/facets/facet-toolbar'
import { FilteredListings } from '../../features/listing/filtered-listings'
import { listingSortOf } from '../../features/listing/listing-sorts'
import { ListingsPage } from '../../features/listing/listings-page'
import { ButtonLink } from '../../features/page/layout/links'
import { useShownCount } from '../../features/pagination/shown-count'
import { mayBuyFrom, ownListingsPathOf, type Role } from '../../features/session/roles'
import { useSession } from '../../features/session/session-store'
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
  <ButtonLink size="small" to={`${ownListingsPathOf(role)}/${id}`} aria-label={`Edit ${title}`}>
    Edit
  </ButtonLink>
)

const ProductList = () => {
  const { first } = useShownCount()
  const params = useListParams()
  const list = { filter: listingFilterOf(params), sort: listingSortOf(params) }
  const { data } = useProductsSuspenseQuery({ variables: { ...list, first } })
  const { user } = useSession()
  return (
    <FilteredListings
      connection={data.products}
      query={ProductsDocument}
      list={list}
      noun="product"
      card={({ id, title, seller }) => ({
        action: mayBuyFrom(user, seller) ? (
          <QuickAdd listingId={id} title={title} once />
        ) : (
          user?.id === seller.id && <EditLink id={id} title={title} role={user.role} />
        ),
      })}
    />
  )
}
