import { parsePrice } from '../../lib/parse-price'

/** Null for an empty text, undefined for one that is no whole number. The sign may be a minus or a hyphen. */
export const parseWholeNumber = (text: string) => {
  const number = text.trim().replace('−', '-')
  if (number === '') return null
  return /^[-+]?\d{1,9}$/.test(number) ? Number(number) : undefined
}

export type NumberField = { value: number } | { problem: string }

/** Reads an amount of money. The server checks the ranges of amounts and whole numbers. */
export const amountField = (text: string): NumberField => {
  const value = parsePrice(text) ?? undefined
  return value === undefined ? { problem: 'Enter an amount, like 49.99.' } : { value }
}

export const wholeNumberField = (text: string): NumberField => {
  const value = parseWholeNumber(text) ?? undefined
  return value === undefined ? { problem: 'Enter a whole number.' } : { value }
}

/** Reads a field that may be empty, which is null. */
export const optional = (read: (text: string) => NumberField, text: string) =>
  text.trim() === '' ? { value: null } : read(text)
