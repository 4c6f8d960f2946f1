/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

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

export type Applicant_ApplicationFragment = { __typename: 'Application', id: string, note: string, expectedPay: string, link: string | null, state: Types.ApplicationState, stateLabel: string, ended: boolean, version: number, updatedAt: string, applicant: { __typename: 'Profile', id: string, name: string, avatar: string }, conversation: { __typename: 'Conversation', id: string } | null, events: Array<{ __typename: 'ApplicationEvent', id: string, at: string, label: string, note: string | null, by: { __typename: 'Profile', id: string, name: string } }>, availableTransitions: Array<{ __typename: 'AvailableApplicationTransition', name: Types.ApplicationTransition, label: string, explanation: string }> };

export const Applicant_ApplicationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Applicant_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"expectedPay"}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationLinks_application"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationState_application"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationSteps_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"availableTransitions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationLinks_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"conversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationState_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateLabel"}},{"kind":"Field","name":{"kind":"Name","value":"ended"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationSteps_application"}}]}}]} as unknown as DocumentNode<Applicant_ApplicationFragment, unknown>;