import { NotFound } from '../page/errors/not-found'

export const OrderNotFound = () => (
  <NotFound
    title="Order Not Found"
    text="You have no such order. It may belong to another account."
    actions={[{ to: '/dashboard', label: 'Back to the dashboard' }]}
  />
)
