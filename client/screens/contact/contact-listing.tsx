import { formatPrice } from '../../lib/money'
import { listingPath } from '../../lib/paths'
import { RecordNotFound } from '../../features/page/errors/record-not-found'
