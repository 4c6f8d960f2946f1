import { NotFound } from '../page/not-found'

export const OrderNotFound = () => (
  <NotFound
    title="Order Not Found"
    text="There is no such order among yours. It may be another account’s."
    actions={[{ to: '/dashboard', label: 'Back to the dashboard' }]}
  />
)
