import { ListingsPage } from '../../features/listing/listings-page'
import { ProductList } from './product-list'

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
