import { ListingEditor } from '../../features/own-listings/listing-editor'

export const VendorProduct = () => <ListingEditor kind="PRODUCT" path="/dashboard/vendor/products" />
