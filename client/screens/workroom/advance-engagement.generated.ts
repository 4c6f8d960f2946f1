/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import * as Apollo from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What taking an offer needs. */
export type AcceptOfferInput = {
  /** How it is paid; null only where the price is 0. */
  payment?: PaymentInput | null | undefined;
};

/** One step of an engagement. */
export type AdvanceEngagementInput = {
  /** The engagement's id: `eng-` and a UUID. */
  id: string;
  /** The step, with what it asks for. */
  transition: EngagementTransitionInput;
  /** Its `version` when it was last seen. */
  version: number;
};

/** What cancelling says. */
export type CancelInput = {
  /** Why; both sides read it. */
  reason: string;
};

/** What cancelling work under way says. */
export type CancelWorkInput = {
  /** Why; both sides read it. */
  reason: string;
};

/** What a counter-offer says. */
export type CounterInput = {
  /** Why. */
  message: string;
  /** For the whole work, in US dollars, at most two decimals: `690`. */
  price: number;
};

/** Where a step in a course stands. */
export type CourseStanding =
  /** Still to come. */
  | 'AHEAD'
  /** Where it stands. */
  | 'CURRENT'
  /** Passed. */
  | 'DONE';

/** What declining says. */
export type DeclineInput = {
  /** Why. */
  message: string;
};

/** What is handed over. */
export type DeliverInput = {
  /**
   * Ids of own uploads for deliveries. A file is the body of a POST to `/files?name=<its name>`, up to 5 MB; the answer is
   * `{ id, name, size }`, or `{ message }` with a status of 400 or more.
   */
  files?: Array<string> | null | undefined;
  /** Where on the web it is to be found, https only. */
  links?: Array<string> | null | undefined;
  /** What it is. */
  message: string;
};

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

/** A step with what it asks for: exactly one. Which of them can be taken is `Engagement.availableTransitions`. */
export type EngagementTransitionInput =
  {   /** Takes the work and releases the money: `true`; by the buyer. */
  acceptDelivery: boolean; acceptOffer?: never; cancel?: never; cancelWork?: never; counter?: never; decline?: never; deliver?: never; openDispute?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; }
  |  { acceptDelivery?: never;   /** Takes the offer and pays; by the buyer. */
  acceptOffer: AcceptOfferInput; cancel?: never; cancelWork?: never; counter?: never; decline?: never; deliver?: never; openDispute?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; }
  |  { acceptDelivery?: never; acceptOffer?: never;   /** Ends it before work began; everything is refunded. */
  cancel: CancelInput; cancelWork?: never; counter?: never; decline?: never; deliver?: never; openDispute?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; }
  |  { acceptDelivery?: never; acceptOffer?: never; cancel?: never;   /** Ends it while work is under way; everything is refunded. */
  cancelWork: CancelWorkInput; counter?: never; decline?: never; deliver?: never; openDispute?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; }
  |  { acceptDelivery?: never; acceptOffer?: never; cancel?: never; cancelWork?: never;   /** Answers an offer with another price; by the buyer. */
  counter: CounterInput; decline?: never; deliver?: never; openDispute?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; }
  |  { acceptDelivery?: never; acceptOffer?: never; cancel?: never; cancelWork?: never; counter?: never;   /** Ends it before anything is paid. */
  decline: DeclineInput; deliver?: never; openDispute?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; }
  |  { acceptDelivery?: never; acceptOffer?: never; cancel?: never; cancelWork?: never; counter?: never; decline?: never;   /** Hands the work over; by the seller. */
  deliver: DeliverInput; openDispute?: never; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; }
  |  { acceptDelivery?: never; acceptOffer?: never; cancel?: never; cancelWork?: never; counter?: never; decline?: never; deliver?: never;   /** Asks the marketplace to decide. */
  openDispute: OpenDisputeInput; requestChanges?: never; resolve?: never; sendOffer?: never; submitRequirements?: never; }
  |  { acceptDelivery?: never; acceptOffer?: never; cancel?: never; cancelWork?: never; counter?: never; decline?: never; deliver?: never; openDispute?: never;   /** Asks for a round of changes; by the buyer. */
  requestChanges: RequestChangesInput; resolve?: never; sendOffer?: never; submitRequirements?: never; }
  |  { acceptDelivery?: never; acceptOffer?: never; cancel?: never; cancelWork?: never; counter?: never; decline?: never; deliver?: never; openDispute?: never; requestChanges?: never;   /** Decides a dispute; by an admin. */
  resolve: ResolveInput; sendOffer?: never; submitRequirements?: never; }
  |  { acceptDelivery?: never; acceptOffer?: never; cancel?: never; cancelWork?: never; counter?: never; decline?: never; deliver?: never; openDispute?: never; requestChanges?: never; resolve?: never;   /** Names a price; by the seller. */
  sendOffer: SendOfferInput; submitRequirements?: never; }
  |  { acceptDelivery?: never; acceptOffer?: never; cancel?: never; cancelWork?: never; counter?: never; decline?: never; deliver?: never; openDispute?: never; requestChanges?: never; resolve?: never; sendOffer?: never;   /** Tells the seller what the work needs; by the buyer. */
  submitRequirements: SubmitRequirementsInput; };

/** Whether a listing is ready-made or work to be done. */
export type ListingKind =
  /** Something ready-made: what vendors sell. */
  | 'PRODUCT'
  /** Work done for a price: what freelancers and brokers sell. */
  | 'SERVICE';

/** What a dispute is about. */
export type OpenDisputeInput = {
  /** What went wrong. */
  reason: string;
};

/** How something is to be paid. */
export type PaymentInput = {
  /** What the provider's form gave for the card, up to 200 characters. Never a card number. */
  token: string;
};

/** What a round of changes is about. */
export type RequestChangesInput = {
  /** What should change. */
  message: string;
};

/** What is decided in a dispute. */
export type ResolveInput = {
  /** Why; both sides read it. */
  reason: string;
  /** How much the buyer gets back, in US dollars, from 0 to the price; the rest is released to the seller. */
  refund: number;
};

/** What an offer says. */
export type SendOfferInput = {
  /** How many days the work takes once its requirements are there. */
  days: number;
  /** What is offered. */
  message: string;
  /** For the whole work, in US dollars, at most two decimals: `720`. */
  price: number;
};

/** What work needs. */
export type SubmitRequirementsInput = {
  /** All that the seller needs to know. */
  message: string;
};

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

export type AdvanceEngagementMutationVariables = Exact<{
  input: Types.AdvanceEngagementInput;
}>;


export type AdvanceEngagementMutation = { advanceEngagement:
    | { __typename: 'EngagementAdvanced', engagement: { __typename: 'Engagement', id: string, number: string, title: string, kind: Types.ListingKind, quantity: number, viewerSide: Types.EngagementSide, dueAt: string | null, stateLabel: string, explanation: string, updatedAt: string, reviewUntil: string | null, version: number, ended: boolean, listing:
          | { __typename: 'Product', id: string, cover: string }
          | { __typename: 'Service', id: string, cover: string }
         | null, buyer: { __typename: 'Profile', id: string, name: string, avatar: string }, seller: { __typename: 'Profile', id: string, name: string, avatar: string, company: { __typename: 'Company', id: string, name: string } | null }, order: { __typename: 'Order', id: string, placedAt: string } | null, money: { __typename: 'EngagementMoney', price: number | null, paid: number, held: number, released: number, refunded: number, refundPending: number, commission: number, earned: number, cardLastFour: string | null }, deadline: { __typename: 'EngagementDeadline', at: string, transition: Types.EngagementTransition, label: string } | null, course: Array<{ __typename: 'CourseStep', label: string, at: string | null, standing: Types.CourseStanding }>, events: Array<{ __typename: 'EngagementEvent', id: string, at: string, label: string, note: string | null, actor: Types.EngagementActor, amount: number | null, days: number | null, links: Array<string>, by: { __typename: 'Profile', id: string, name: string } | null, files: Array<{ __typename: 'EngagementFile', id: string, name: string, size: number, path: string }> }>, reviews: Array<{ __typename: 'Review', id: string, side: Types.EngagementSide, dueAt: string, rating: number, text: string, publishedAt: string | null, reply: string | null, repliedAt: string | null, author: { __typename: 'Profile', id: string, name: string } }>, availableTransitions: Array<{ __typename: 'AvailableTransition', name: Types.EngagementTransition, label: string, others: Array<Types.EngagementActor>, input: string, explanation: string, onward: boolean, fields: Array<{ __typename: 'TransitionField', name: string, label: string, kind: Types.TransitionFieldKind, required: boolean, maxLength: number | null, min: number | null, max: number | null, maxEntries: number | null, initial: number | null }> }>, othersTransitions: Array<{ __typename: 'OthersTransition', name: Types.EngagementTransition, label: string, actors: Array<Types.EngagementActor> }> } }
    | { __typename: 'EngagementNotFound', message: string }
    | { __typename: 'InvalidInput', field: string, message: string }
    | { __typename: 'PaymentDeclined', message: string, retryable: boolean }
    | { __typename: 'TransitionRefused', message: string, engagement: { __typename: 'Engagement', id: string, number: string, title: string, kind: Types.ListingKind, quantity: number, viewerSide: Types.EngagementSide, dueAt: string | null, stateLabel: string, explanation: string, updatedAt: string, reviewUntil: string | null, version: number, ended: boolean, listing:
          | { __typename: 'Product', id: string, cover: string }
          | { __typename: 'Service', id: string, cover: string }
         | null, buyer: { __typename: 'Profile', id: string, name: string, avatar: string }, seller: { __typename: 'Profile', id: string, name: string, avatar: string, company: { __typename: 'Company', id: string, name: string } | null }, order: { __typename: 'Order', id: string, placedAt: string } | null, money: { __typename: 'EngagementMoney', price: number | null, paid: number, held: number, released: number, refunded: number, refundPending: number, commission: number, earned: number, cardLastFour: string | null }, deadline: { __typename: 'EngagementDeadline', at: string, transition: Types.EngagementTransition, label: string } | null, course: Array<{ __typename: 'CourseStep', label: string, at: string | null, standing: Types.CourseStanding }>, events: Array<{ __typename: 'EngagementEvent', id: string, at: string, label: string, note: string | null, actor: Types.EngagementActor, amount: number | null, days: number | null, links: Array<string>, by: { __typename: 'Profile', id: string, name: string } | null, files: Array<{ __typename: 'EngagementFile', id: string, name: string, size: number, path: string }> }>, reviews: Array<{ __typename: 'Review', id: string, side: Types.EngagementSide, dueAt: string, rating: number, text: string, publishedAt: string | null, reply: string | null, repliedAt: string | null, author: { __typename: 'Profile', id: string, name: string } }>, availableTransitions: Array<{ __typename: 'AvailableTransition', name: Types.EngagementTransition, label: string, others: Array<Types.EngagementActor>, input: string, explanation: string, onward: boolean, fields: Array<{ __typename: 'TransitionField', name: string, label: string, kind: Types.TransitionFieldKind, required: boolean, maxLength: number | null, min: number | null, max: number | null, maxEntries: number | null, initial: number | null }> }>, othersTransitions: Array<{ __typename: 'OthersTransition', name: Types.EngagementTransition, label: string, actors: Array<Types.EngagementActor> }> } }
   };


export const AdvanceEngagementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdvanceEngagement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdvanceEngagementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"advanceEngagement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EngagementAdvanced"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"engagement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Work_engagement"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TransitionRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"engagement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Work_engagement"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentDeclined"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryable"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EngagementNotFound"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkHead_engagement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Engagement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"viewerSide"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}}]}},{"kind":"Field","name":{"kind":"Name","value":"buyer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"money"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Standing_engagement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Engagement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stateLabel"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"transition"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Said_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EngagementEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"links"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LastWords_engagement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Engagement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Said_event"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewEntry_review"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"repliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkReviews_engagement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Engagement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerSide"}},{"kind":"Field","name":{"kind":"Name","value":"reviewUntil"}},{"kind":"Field","name":{"kind":"Name","value":"buyer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewEntry_review"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActField_field"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TransitionField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"maxEntries"}},{"kind":"Field","name":{"kind":"Name","value":"initial"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Act_transition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AvailableTransition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"onward"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActField_field"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Acts_engagement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Engagement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"ended"}},{"kind":"Field","name":{"kind":"Name","value":"reviewUntil"}},{"kind":"Field","name":{"kind":"Name","value":"availableTransitions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Act_transition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Others_engagement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Engagement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"buyer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deadline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availableTransitions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"others"}}]}},{"kind":"Field","name":{"kind":"Name","value":"othersTransitions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"actors"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Purse_engagement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Engagement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerSide"}},{"kind":"Field","name":{"kind":"Name","value":"buyer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"money"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"released"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"refundPending"}},{"kind":"Field","name":{"kind":"Name","value":"commission"}},{"kind":"Field","name":{"kind":"Name","value":"earned"}},{"kind":"Field","name":{"kind":"Name","value":"cardLastFour"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Timeline_engagement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Engagement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Said_event"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Work_engagement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Engagement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkHead_engagement"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Standing_engagement"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LastWords_engagement"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkReviews_engagement"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Acts_engagement"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Others_engagement"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Purse_engagement"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Timeline_engagement"}}]}}]} as unknown as DocumentNode<AdvanceEngagementMutation, AdvanceEngagementMutationVariables>;
export const useAdvanceEngagementMutation = (options?: Apollo.useMutation.Options<AdvanceEngagementMutation, AdvanceEngagementMutationVariables>) => Apollo.useMutation(AdvanceEngagementDocument, options)