import { ApiError } from './api-error'

/** The parameters of a request, under their flat names: `line_items[0][price_data][unit_amount]`. */
export class Form {
  readonly #params: URLSearchParams

  constructor(params: URLSearchParams) {
    this.#params = params
  }

  optional(name: string) {
    return this.#params.get(name)
  }

  text(name: string) {
    const value = this.#params.get(name)
    if (!value) throw new ApiError(`Missing required param: ${name}.`, { code: 'parameter_missing' })
    return value
  }

  integer(name: string) {
    const value = this.text(name)
    if (!/^-?\d+$/.test(value)) throw new ApiError(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer' })
    return Number(value)
  }

  /** A positive amount in cents. */
  amount(name: string) {
    const amount = this.integer(name)
    if (amount < 1) throw new ApiError('This value must be greater than or equal to 1.')
    return amount
  }

  metadata(prefix = 'metadata') {
    const entries = [...this.#params].filter(([name]) => name.startsWith(`${prefix}[`))
    return Object.fromEntries(entries.map(([name, value]) => [name.slice(prefix.length + 1, -1), value]))
  }

  expands(path: string) {
    return [...this.#params].some(([name, value]) => name.startsWith('expand[') && value === path)
  }

  /** Refuses parameters that Stripe doesn't know. Indexes and metadata keys may be any. */
  allowOnly(names: readonly string[]) {
    for (const name of this.#params.keys()) {
      const general = name.replace(/\[\d+\]/g, '[]').replace(/(metadata\]?)\[[^\]]*\]$/, '$1[]')
      if (!names.includes(general))
        throw new ApiError(`Received unknown parameter: ${name}`, { code: 'parameter_unknown' })
    }
  }
}
