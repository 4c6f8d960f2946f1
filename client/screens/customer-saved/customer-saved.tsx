import { DeskToCome } from '../../features/dashboard/desk-to-come'

export const CustomerSaved = () => (
  <DeskToCome
    title="Saved items"
    sentence="Listings you save will wait here until you come back to them."
    to="/marketplace"
    label="Browse the marketplace"
  />
)
