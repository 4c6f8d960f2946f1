import { OwnListings } from '../../features/own-listings/own-listings'

export const VendorProducts = () => <OwnListings kind="PRODUCT" path="/dashboard/vendor/products" />
