import type { ApolloLink } from '@apollo/client'
import { lastValueFrom } from 'rxjs'
import { askToSignIn } from './ask-to-sign-in'

/**
 * Asks for a sign-in and repeats the request. The caller only waits longer, so that nothing typed is lost. An admin who lacks a second
 * factor comes to the page that sets one up.
 */
export const repeatRequest = async (
  refused: ApolloLink.Result,
  operation: ApolloLink.Operation,
  forward: ApolloLink.ForwardFunction,
) => {
  if (refused.errors?.[0]?.extensions?.code === 'SECOND_FACTOR_REQUIRED') {
    window.location.assign('/second-factor')
    return refused
  }
  return (await askToSignIn(operation.client)) ? lastValueFrom(forward(operation)) : refused
}
