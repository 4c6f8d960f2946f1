import { DeskToCome } from '../../features/dashboard/desk-to-come'

export const CustomerOrders = () => (
  <DeskToCome
    title="Orders"
    sentence="Every order you place will stand here, with what it waits for and who acts next."
    meanwhile="Find what your business needs, and keep it in your cart."
    to="/marketplace"
    label="Browse the marketplace"
  />
)
