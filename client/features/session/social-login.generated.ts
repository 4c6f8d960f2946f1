/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import * as Apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What social sign-in needs. */
export type SocialLoginInput = {
  /** Who vouches. */
  provider: SocialProvider;
};

/** Who vouches for a social sign-in. */
export type SocialProvider =
  /** Apple. */
  | 'APPLE'
  /** Facebook. */
  | 'FACEBOOK'
  /** Google. */
  | 'GOOGLE'
  /** LinkedIn. */
  | 'LINKEDIN';

export type SocialLoginMutationVariables = Exact<{
  input: Types.SocialLoginInput;
}>;


export type SocialLoginMutation = { socialLogin:
    | { __typename: 'SocialLoginFailed' }
    | { __typename: 'SocialLoginRedirect', url: string }
    | { __typename: 'SocialLoginSuccess' }
   };


export const SocialLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SocialLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SocialLoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"socialLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SocialLoginRedirect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<SocialLoginMutation, SocialLoginMutationVariables>;
export const useSocialLoginMutation = (options?: Apollo.useMutation.Options<SocialLoginMutation, SocialLoginMutationVariables>) => Apollo.useMutation(SocialLoginDocument, options)