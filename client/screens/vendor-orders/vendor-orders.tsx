import { Link } from 'react-router-dom'
import { NothingYet } from '../../features/dashboard/nothing-yet'
import { Sold } from '../../features/engagement/sold'
import { buttonClass } from '../../ui/button'

export const VendorOrders = () => (
  <Sold title="Orders" sentence="What customers order from you, last changed first, with what each order waits for.">
    <NothingYet text="Orders come from products that customers can find.">
      <Link className={buttonClass({ variant: 'line' })} to="/dashboard/vendor/products">
        See your products
      </Link>
    </NothingYet>
  </Sold>
)
