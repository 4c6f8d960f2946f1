import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { type SkipToken, useSubscription } from '@apollo/client/react'
import type { OptionsArgument } from './hook-options'

/** Creates the `useXSubscription` hook of a subscription. It takes all options of Apollo's `useSubscription`. */
export const createSubscriptionHook =
  <Data, Variables extends OperationVariables>(subscription: TypedDocumentNode<Data, Variables>) =>
  (...args: OptionsArgument<Variables, useSubscription.Options<NoInfer<Data>, NoInfer<Variables>> | SkipToken>) =>
    useSubscription(subscription, ...args)
