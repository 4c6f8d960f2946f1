import { pluralize } from '../../lib/text'

/** The maximum delivery time in an address: `?days=3`. Anything but days counts as absent. */
export const parseDeliveryDays = (text: string | null | undefined) =>
  text && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : undefined

/** The usual choices and the one in the address, with their texts. */
export const deliveryChoices = (current = 3) =>
  [...new Set([3, 7, 14, current])]
    .sort((a, b) => a - b)
    .map((days) => ({
      days,
      label: days % 7 === 0 ? `within ${pluralize(days / 7, 'week')}` : `within ${pluralize(days, 'day')}`,
    }))
