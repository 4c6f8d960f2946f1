import { Link, useSearchParams } from 'react-router-dom'
import { QuickAdd } from '../../features/cart/quick-add'
import { ListingList } from '../../features/listing/listing-list'
import { pageSize, shown } from '../../features/listing/shown'
import { buttonClass } from '../../ui/button'
import { Empty } from '../../ui/empty'
import { ProductsDocument, useProductsSuspenseQuery } from './products.generated'

export const ProductList = () => {
  const [params] = useSearchParams()
  const { data, client } = useProductsSuspenseQuery({ variables: { first: shown(params) } })
  if (data.products.nodes.length === 0)
    return (
      <Empty title="No products found" text="Nobody sells one yet. The marketplace may have what you need.">
        <Link className={buttonClass({ variant: 'line' })} to="/marketplace">
          View All Categories
        </Link>
      </Empty>
    )
  return (
    <ListingList
      list={data.products}
      noun="product"
      action={({ id, title }) => <QuickAdd listingId={id} title={title} />}
      load={async (after) => {
        const variables = { first: pageSize, after }
        const more = await client.query({ query: ProductsDocument, variables, fetchPolicy: 'no-cache' })
        return more.data?.products
      }}
      keep={(products, first) =>
        client.writeQuery({ query: ProductsDocument, variables: { first }, data: { products } })
      }
    />
  )
}
