import { DeskToCome } from '../../features/dashboard/desk-to-come'

export const CustomerOrders = () => (
  <DeskToCome
    title="Orders"
    sentence="Every order you place will stand here, with what it waits for and who acts next."
    to="/marketplace"
    label="Browse the marketplace"
  />
)
