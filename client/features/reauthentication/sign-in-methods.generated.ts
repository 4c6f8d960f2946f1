/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import { createQueryHook } from '../../apollo/hooks/query-hook'
import { createMutationHook } from '../../apollo/hooks/mutation-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SignInMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInMethodsQuery = { viewer: { __typename: 'User', id: string, email: string, hasPassword: boolean, socialProvider: Types.SocialProvider | null } | null, secondFactors: { __typename: 'SecondFactors', authenticatorAppSince: string | null, passkeys: Array<{ __typename: 'Passkey', id: string }> } };

export type SignInAgainMutationVariables = Exact<{
  input: Types.SignInAgainInput;
}>;


export type SignInAgainMutation = { signInAgain:
    | { __typename: 'SignedInAgain', at: string }
    | { __typename: 'TooManyAttempts', message: string }
    | { __typename: 'WrongPassword', message: string }
    | { __typename: 'WrongSecondFactor', message: string }
   };

export type SignInAgainAtProviderMutationVariables = Exact<{
  input: Types.SocialLoginInput;
}>;


export type SignInAgainAtProviderMutation = { socialLogin:
    | { __typename: 'AccountSuspended' }
    | { __typename: 'SecondFactorRequired' }
    | { __typename: 'SocialLoginFailed' }
    | { __typename: 'SocialLoginRedirect', url: string }
    | { __typename: 'SocialLoginSuccess' }
   };


export const SignInMethodsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInMethods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"socialProvider"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secondFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authenticatorAppSince"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SignInMethodsQuery, SignInMethodsQueryVariables>;
export const SignInAgainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInAgainInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInAgain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedInAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SignInAgainMutation, SignInAgainMutationVariables>;
export const SignInAgainAtProviderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInAgainAtProvider"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SocialLoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"socialLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SocialLoginRedirect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<SignInAgainAtProviderMutation, SignInAgainAtProviderMutationVariables>;
/** The data, loading state and error of `query SignInMethods`. Doesn't suspend in the browser. */
export const useSignInMethodsQuery = /* @__PURE__ */ createQueryHook(SignInMethodsDocument)
/** `[mutate, result]` of `mutation SignInAgain`. */
export const useSignInAgainMutation = /* @__PURE__ */ createMutationHook(SignInAgainDocument)
/** `[mutate, result]` of `mutation SignInAgainAtProvider`. */
export const useSignInAgainAtProviderMutation = /* @__PURE__ */ createMutationHook(SignInAgainAtProviderDocument)