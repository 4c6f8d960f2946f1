/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../testing/generated/schema';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SocialReauthenticationMutationVariables = Exact<{
  provider: Types.SocialProvider;
}>;


export type SocialReauthenticationMutation = { socialLogin:
    | { __typename: 'AccountSuspended' }
    | { __typename: 'SecondFactorRequired' }
    | { __typename: 'SocialLoginFailed' }
    | { __typename: 'SocialLoginRedirect' }
    | { __typename: 'SocialLoginSuccess' }
   };

export type LogOutFirstMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutFirstMutation = { logout: boolean, beginAuthenticatorApp:
    | { __typename: 'AuthenticatorAppExists' }
    | { __typename: 'AuthenticatorAppSecret' }
   };


export const SocialReauthenticationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SocialReauthentication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"provider"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SocialProvider"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"socialLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"provider"},"value":{"kind":"Variable","name":{"kind":"Name","value":"provider"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"purpose"},"value":{"kind":"EnumValue","value":"REAUTHENTICATION"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SocialReauthenticationMutation, SocialReauthenticationMutationVariables>;
export const LogOutFirstDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogOutFirst"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}},{"kind":"Field","name":{"kind":"Name","value":"beginAuthenticatorApp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<LogOutFirstMutation, LogOutFirstMutationVariables>;