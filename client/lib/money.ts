import { formatCount } from './text'

/** `1299` -> `$1,299.00` */
export const formatPrice = (amount: number) => {
  const [whole, cents = ''] = Math.abs(amount).toFixed(2).split('.')
  return `${amount < 0 ? '-' : ''}$${formatCount(Number(whole))}.${cents}`
}

/** `1299` -> `$1,299`, `49.99` -> `$49.99` */
export const formatShortPrice = (amount: number) => formatPrice(amount).replace(/\.00$/, '')

/** `320`, `EUR` -> `€320.00` */
export const formatAmount = (amount: number, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount)
