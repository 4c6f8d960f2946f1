/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import * as Apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What to write about: exactly one of these. */
export type ConversationAbout =
  {   /** An application to a job, to the other side of it: `app-` and a UUID. */
  applicationId: string; companyId?: never; engagementId?: never; freelancerId?: never; listingId?: never; }
  |  { applicationId?: never;   /** A company, by its id or its owner's: `com-ashgrove-patents`. */
  companyId: string; engagementId?: never; freelancerId?: never; listingId?: never; }
  |  { applicationId?: never; companyId?: never;   /** A piece of business, to the other side of it: `eng-` and a UUID, or `MQ-2F7K9`. */
  engagementId: string; freelancerId?: never; listingId?: never; }
  |  { applicationId?: never; companyId?: never; engagementId?: never;   /** A freelancer, by their own id or their user id: `fre-jun-watanabe`. */
  freelancerId: string; listingId?: never; }
  |  { applicationId?: never; companyId?: never; engagementId?: never; freelancerId?: never;   /** A product or service, to whoever sells it: `srv-1101`. */
  listingId: string; };

/** What startConversation needs. */
export type StartConversationInput = {
  /** What it is about; that says who is written to. */
  about: ConversationAbout;
  /** 1 to 5,000 characters without outer space; plain text, shown as it was typed. */
  body: string;
  /** A name for this message that the sender's browser makes up, 1 to 64 characters. */
  clientId: string;
};

export type StartConversationMutationVariables = Exact<{
  input: Types.StartConversationInput;
}>;


export type StartConversationMutation = { startConversation:
    | { __typename: 'InvalidInput', field: string, message: string }
    | { __typename: 'MessageSent', conversation: { __typename: 'Conversation', id: string } }
    | { __typename: 'RecipientUnavailable', message: string }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number }
   };


export const StartConversationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartConversation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartConversationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startConversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageSent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecipientUnavailable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyAttempts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}}]}}]}}]} as unknown as DocumentNode<StartConversationMutation, StartConversationMutationVariables>;
export const useStartConversationMutation = (options?: Apollo.useMutation.Options<StartConversationMutation, StartConversationMutationVariables>) => Apollo.useMutation(StartConversationDocument, options)