interface SampleCard {
  number: string
  token: string
}

type Card = { token: string } | { field: 'card' | 'expires' | 'code'; problem: string }

const digitsOf = (values: FormData, name: string) => String(values.get(name) ?? '').replace(/\D/g, '')

/** Turns card data into the provider's token. The number is sent nowhere. */
export const tokenizeCard = (values: FormData, cards: readonly SampleCard[], now = new Date()): Card => {
  const number = digitsOf(values, 'card')
  if (!number) return { field: 'card', problem: 'Card number is required' }
  const card = cards.find((sample) => sample.number.replace(/\D/g, '') === number)
  if (!card) return { field: 'card', problem: 'Only the sample cards below work here' }
  const [, month, year] = /^(0[1-9]|1[0-2])(?:20)?(\d{2})$/.exec(digitsOf(values, 'expires')) ?? []
  if (!month || !year) return { field: 'expires', problem: 'Month and year, as in 09 / 29' }
  if (new Date(2000 + Number(year), Number(month)) <= now) return { field: 'expires', problem: 'This card has expired' }
  if (!/^\d{3,4}$/.test(digitsOf(values, 'code'))) return { field: 'code', problem: 'Three or four digits' }
  return { token: card.token }
}
