/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import * as Apollo from '@apollo/client/react'
import { use } from 'react'
import { Attempt } from '../../apollo/attempt'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where an application stands. */
export type ApplicationState =
  /** Turned down. */
  | 'DECLINED'
  /** Chosen. */
  | 'HIRED'
  /** Among those that may be chosen. */
  | 'SHORTLISTED'
  /** Sent; the job's owner reads it. */
  | 'SUBMITTED'
  /** Taken back by who applied. */
  | 'WITHDRAWN';

/** The steps of an application. */
export type ApplicationTransition =
  /** Begins with applying. */
  | 'APPLY'
  /** The owner turns it down. */
  | 'DECLINE'
  /** The owner takes it. */
  | 'HIRE'
  /** The owner takes it and closes the job. */
  | 'HIRE_AND_CLOSE'
  /** The owner keeps it in mind. */
  | 'SHORTLIST'
  /** Who applied takes it back. */
  | 'WITHDRAW';

export type OwnJobQueryVariables = Exact<{
  id: string;
  first: number;
}>;


export type OwnJobQuery = { job: { __typename: 'Job', id: string, own: boolean, open: boolean, applicantCount: number | null, title: string, location: string, type: string, salary: string, description: string, applications: { __typename: 'ApplicationConnection', totalCount: number, nodes: Array<{ __typename: 'Application', id: string, note: string, expectedPay: string, link: string | null, state: Types.ApplicationState, stateLabel: string, ended: boolean, version: number, updatedAt: string, applicant: { __typename: 'Profile', id: string, name: string, avatar: string }, conversation: { __typename: 'Conversation', id: string } | null, events: Array<{ __typename: 'ApplicationEvent', id: string, at: string, label: string, note: string | null, by: { __typename: 'Profile', id: string, name: string } }>, availableTransitions: Array<{ __typename: 'AvailableApplicationTransition', name: Types.ApplicationTransition, label: string, explanation: string }> }> } | null } | null };


export const OwnJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NonNegativeInt"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"applicantCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobForm_job"}},{"kind":"Field","name":{"kind":"Name","value":"applications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Applicant_application"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationLinks_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"conversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationSteps_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"availableTransitions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationState_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateLabel"}},{"kind":"Field","name":{"kind":"Name","value":"ended"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationSteps_application"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobForm_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Applicant_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"expectedPay"}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationLinks_application"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationState_application"}}]}}]} as unknown as DocumentNode<OwnJobQuery, OwnJobQueryVariables>;
export const useOwnJobQuery = (options: { variables: OwnJobQueryVariables } & Pick<Apollo.useQuery.Options<OwnJobQuery, OwnJobQueryVariables>, 'fetchPolicy'>) => Apollo.useQuery(OwnJobDocument, options)
export const useOwnJobSuspenseQuery = (options: { variables: OwnJobQueryVariables } & Pick<Apollo.useSuspenseQuery.Options<OwnJobQueryVariables>, 'fetchPolicy'>) => Apollo.useSuspenseQuery(OwnJobDocument, { ...options, queryKey: use(Attempt) })