interface Details {
  status: number
  type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'rate_limit_error' | 'api_error'
  code?: string
}

/** An error of Stripe's API. */
export class ApiError extends Error {
  readonly details: Details

  constructor(message: string, details: Partial<Details> = {}) {
    super(message)
    this.details = { status: 400, type: 'invalid_request_error', ...details }
  }
}

export const notFound = (what: string, id: string) =>
  new ApiError(`No such ${what}: '${id}'`, { status: 404, code: 'resource_missing' })
