/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import * as Apollo from '@apollo/client/react'
import { use } from 'react'
import { Attempt } from '../../apollo/attempt'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where a step in a course stands. */
export type CourseStanding =
  /** Still to come. */
  | 'AHEAD'
  /** Where it stands. */
  | 'CURRENT'
  /** Passed. */
  | 'DONE';

/** Who can act on an engagement. */
export type EngagementActor =
  /** Who runs the platform. */
  | 'ADMIN'
  /** Who buys. */
  | 'BUYER'
  /** Nobody: time has passed. */
  | 'CLOCK'
  /** Who sells. */
  | 'SELLER';

/** Who looks at an engagement. */
export type EngagementSide =
  /** Who runs the platform. */
  | 'ADMIN'
  /** Who buys. */
  | 'BUYER'
  /** Who sells. */
  | 'SELLER';

/** The steps of an engagement. */
export type EngagementTransition =
  /** The work is accepted and the money released. */
  | 'ACCEPT_DELIVERY'
  /** The buyer took the offer and paid. */
  | 'ACCEPT_OFFER'
  /** Begins with a purchase. */
  | 'BUY'
  /** Ended before work began. */
  | 'CANCEL'
  /** Ended while work was under way. */
  | 'CANCEL_WORK'
  /** The buyer named another price. */
  | 'COUNTER'
  /** Ended before anything was paid. */
  | 'DECLINE'
  /** The seller handed the work over. */
  | 'DELIVER'
  /** One side asked the marketplace to decide. */
  | 'OPEN_DISPUTE'
  /** The buyer asked for changes. */
  | 'REQUEST_CHANGES'
  /** Begins with asking for a quote. */
  | 'REQUEST_QUOTE'
  /** The marketplace decided. */
  | 'RESOLVE'
  /** The seller named a price. */
  | 'SEND_OFFER'
  /** The buyer told what the work needs. */
  | 'SUBMIT_REQUIREMENTS';

/** Whether a listing is ready-made or work to be done. */
export type ListingKind =
  /** Something ready-made: what vendors sell. */
  | 'PRODUCT'
  /** Work done for a price: what freelancers and brokers sell. */
  | 'SERVICE';

/** What a field of a form takes. */
export type TransitionFieldKind =
  /** A whole number of days. */
  | 'DAYS'
  /** Files, as ids of own uploads for deliveries. */
  | 'FILES'
  /** Web addresses, https only, one to an entry. */
  | 'LINKS'
  /** US dollars, at most two decimals. */
  | 'MONEY'
  /** A PaymentInput: the payment provider's form. */
  | 'PAYMENT'
  /** Several lines of text. */
  | 'TEXT';

export type WorkroomQueryVariables = Exact<{
  id: string;
}>;


export type WorkroomQuery = { engagement: { __typename: 'Engagement', id: string, number: string, title: string, kind: Types.ListingKind, quantity: number, viewerSide: Types.EngagementSide, dueAt: string | null, stateLabel: string, explanation: string, updatedAt: string, version: number, ended: boolean, listing:
      | { __typename: 'Product', id: string, cover: string }
      | { __typename: 'Service', id: string, cover: string }
     | null, buyer: { __typename: 'Profile', id: string, name: string, avatar: string }, seller: { __typename: 'Profile', id: string, name: string, avatar: string, company: { __typename: 'Company', id: string, name: string } | null }, order: { __typename: 'Order', id: string, placedAt: string } | null, money: { __typename: 'EngagementMoney', price: number | null, paid: number, held: number, released: number, refunded: number, refundPending: number, commission: number, earned: number, cardLastFour: string | null }, deadline: { __typename: 'EngagementDeadline', at: string, transition: Types.EngagementTransition, label: string } | null, course: Array<{ __typename: 'CourseStep', label: string, at: string | null, standing: Types.CourseStanding }>, events: Array<{ __typename: 'EngagementEvent', id: string, at: string, label: string, note: string | null, actor: Types.EngagementActor, amount: number | null, days: number | null, links: Array<string>, by: { __typename: 'Profile', id: string, name: string } | null, files: Array<{ __typename: 'EngagementFile', id: string, name: string, size: number, path: string }> }>, availableTransitions: Array<{ __typename: 'AvailableTransition', name: Types.EngagementTransition, label: string, others: Array<Types.EngagementActor>, input: string, explanation: string, fields: Array<{ __typename: 'TransitionField', name: string, label: string, kind: Types.TransitionFieldKind, required: boolean, maxLength: number | null, min: number | null, max: number | null, maxEntries: number | null, initial: number | null }> }>, othersTransitions: Array<{ __typename: 'OthersTransition', name: Types.EngagementTransition, label: string, actors: Array<Types.EngagementActor> }> } | null, paymentProvider: { __typename: 'PaymentProvider', name: string, sampleCards: Array<{ __typename: 'SampleCard', number: string, outcome: string, token: string }> } };


export const WorkroomDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Workroom"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"engagement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Work_engagement"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentProvider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardFields_provider"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkHead_engagement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Engagement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"viewerSide"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}}]}},{"kind":"Field","name":{"kind":"Name","value":"buyer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"money"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Standing_engagement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Engagement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stateLabel"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"transition"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Said_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EngagementEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"links"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LastWords_engagement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Engagement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Said_event"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActField_field"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TransitionField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"maxEntries"}},{"kind":"Field","name":{"kind":"Name","value":"initial"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Act_transition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AvailableTransition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActField_field"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Acts_engagement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Engagement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"ended"}},{"kind":"Field","name":{"kind":"Name","value":"availableTransitions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Act_transition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Others_engagement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Engagement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"buyer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deadline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availableTransitions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"others"}}]}},{"kind":"Field","name":{"kind":"Name","value":"othersTransitions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"actors"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Purse_engagement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Engagement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerSide"}},{"kind":"Field","name":{"kind":"Name","value":"buyer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"money"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"released"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"refundPending"}},{"kind":"Field","name":{"kind":"Name","value":"commission"}},{"kind":"Field","name":{"kind":"Name","value":"earned"}},{"kind":"Field","name":{"kind":"Name","value":"cardLastFour"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Timeline_engagement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Engagement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Said_event"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Work_engagement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Engagement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkHead_engagement"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Standing_engagement"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LastWords_engagement"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Acts_engagement"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Others_engagement"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Purse_engagement"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Timeline_engagement"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardFields_provider"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentProvider"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sampleCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<WorkroomQuery, WorkroomQueryVariables>;
export const useWorkroomQuery = (options: { variables: WorkroomQueryVariables } & Pick<Apollo.useQuery.Options<WorkroomQuery, WorkroomQueryVariables>, 'fetchPolicy'>) => Apollo.useQuery(WorkroomDocument, options)
export const useWorkroomSuspenseQuery = (options: { variables: WorkroomQueryVariables } & Pick<Apollo.useSuspenseQuery.Options<WorkroomQueryVariables>, 'fetchPolicy'>) => Apollo.useSuspenseQuery(WorkroomDocument, { ...options, queryKey: use(Attempt) })
export const useWorkroomLazyQuery = (options?: Apollo.useLazyQuery.Options<WorkroomQuery, WorkroomQueryVariables>) => Apollo.useLazyQuery(WorkroomDocument, options)