/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import { createQueryHook } from '../../apollo/hooks/query-hook'
import { createMutationHook } from '../../apollo/hooks/mutation-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EmailConfirmationQueryVariables = Exact<{ [key: string]: never; }>;


export type EmailConfirmationQuery = { viewer: { __typename: 'User', id: string, email: string, mustConfirmEmail: boolean } | null };

export type RequestEmailConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestEmailConfirmationMutation = { requestEmailConfirmation:
    | { __typename: 'EmailConfirmationSent', email: string }
    | { __typename: 'TooManyAttempts', message: string }
   };


export const EmailConfirmationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmailConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mustConfirmEmail"}}]}}]}}]} as unknown as DocumentNode<EmailConfirmationQuery, EmailConfirmationQueryVariables>;
export const RequestEmailConfirmationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestEmailConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestEmailConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailConfirmationSent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RequestEmailConfirmationMutation, RequestEmailConfirmationMutationVariables>;
/** The data, loading state and error of `query EmailConfirmation`. Doesn't suspend in the browser. */
export const useEmailConfirmationQuery = /* @__PURE__ */ createQueryHook(EmailConfirmationDocument)
/** `[mutate, result]` of `mutation RequestEmailConfirmation`. */
export const useRequestEmailConfirmationMutation = /* @__PURE__ */ createMutationHook(RequestEmailConfirmationDocument)