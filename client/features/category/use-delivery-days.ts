import { useSearchParams } from 'react-router-dom'
import { parseDeliveryDays } from '../listing/delivery-choices'

/** The maximum delivery time in the address of a category; null for any. */
export const useDeliveryDays = () => parseDeliveryDays(useSearchParams()[0].get('days')) ?? null
