/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import { createMutationHook } from '../../apollo/hooks/mutation-hook'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BeginAuthenticatorAppMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginAuthenticatorAppMutation = { beginAuthenticatorApp:
    | { __typename: 'AuthenticatorAppExists', message: string }
    | { __typename: 'AuthenticatorAppSecret', secret: string, address: string }
   };

export type ConfirmAuthenticatorAppMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmAuthenticatorAppMutation = { confirmAuthenticatorApp:
    | { __typename: 'SecondFactorAdded', recoveryCodes: Array<string> }
    | { __typename: 'TooManyAttempts', message: string }
    | { __typename: 'WrongSecondFactor', message: string }
   };


export const BeginAuthenticatorAppDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginAuthenticatorApp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginAuthenticatorApp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuthenticatorAppSecret"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<BeginAuthenticatorAppMutation, BeginAuthenticatorAppMutationVariables>;
export const ConfirmAuthenticatorAppDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmAuthenticatorApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAuthenticatorApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorAdded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmAuthenticatorAppMutation, ConfirmAuthenticatorAppMutationVariables>;
/** `[mutate, result]` of `mutation BeginAuthenticatorApp`. */
export const useBeginAuthenticatorAppMutation = /* @__PURE__ */ createMutationHook(BeginAuthenticatorAppDocument)
/** `[mutate, result]` of `mutation ConfirmAuthenticatorApp`. */
export const useConfirmAuthenticatorAppMutation = /* @__PURE__ */ createMutationHook(ConfirmAuthenticatorAppDocument)