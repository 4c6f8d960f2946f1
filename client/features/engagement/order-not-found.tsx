import { NotFound } from '../page/errors/not-found'

export const OrderNotFound = () => (
  <NotFound
    title="Order Not Found"
    text="We can’t find this order in your account. It may belong to another one."
    actions={[{ to: '/dashboard', label: 'Back to the dashboard' }]}
  />
)
