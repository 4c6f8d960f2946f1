import type { GraphiQLProps } from 'graphiql'
import { post } from './send-request'
import { findSession } from './session/account'

/** What GraphiQL sends. A mutation may have signed somebody in or out. */
export const fetcher: GraphiQLProps['fetcher'] = async (body, options) => {
  const result = await post(body, options?.headers)
  if (/\bmutation\b/.test(body.query)) findSession().catch(() => {})
  return result
}
