import { pluralize } from '../../lib/text'

/** `Delivery in 14 days`, for a product `Delivery at once`. */
export const deliveryTime = (days: number) => `Delivery ${days === 0 ? 'at once' : `in ${pluralize(days, 'day')}`}`
