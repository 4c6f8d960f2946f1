import { DeskToCome } from '../../features/dashboard/desk-to-come'

export const VendorOrders = () => (
  <DeskToCome
    title="Orders"
    sentence="What customers order from you will stand here, the most urgent first."
    meanwhile="Orders come from products that customers can find."
    to="/dashboard/vendor/products"
    label="See your products"
  />
)
