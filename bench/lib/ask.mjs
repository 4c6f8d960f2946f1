// @ts-check
import { send } from './visitor.mjs'

const headers = { 'content-type': 'application/json' }

/**
 * @param {string} origin
 * @param {{ query: string, variables?: Record<string, unknown> }} operation
 */
export const ask = async (origin, operation) => {
  const { status, body } = await send(`${origin}/graphql`, { method: 'POST', headers }, JSON.stringify(operation))
  const { data, errors } = JSON.parse(body)
  if (status !== 200 || errors) throw new Error(`${origin} answered ${status}: ${body.slice(0, 500)}`)
  return data
}
