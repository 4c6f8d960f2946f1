import { pluralize } from '../../lib/text'

/** `Delivered in 14 days`, for a product `Delivered at once`. */
export const deliveryTime = (days: number) => `Delivered ${days === 0 ? 'at once' : `in ${pluralize(days, 'day')}`}`
