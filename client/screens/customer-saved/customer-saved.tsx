import { DeskToCome } from '../../features/dashboard/desk-to-come'

export const CustomerSaved = () => (
  <DeskToCome
    title="Saved items"
    sentence="Listings you save will wait here until you come back to them."
    meanwhile="Until then, your cart keeps what you choose."
    to="/cart"
    label="Open the cart"
  />
)
