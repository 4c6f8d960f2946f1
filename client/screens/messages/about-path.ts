import type { ConversationSubjectKind } from '../../generated/schema'

/** Where the thing stands that a conversation is about. */
export const aboutPath = ({ kind, id }: { kind: ConversationSubjectKind; id: string }) => paths[kind](id)

const paths: Record<ConversationSubjectKind, (id: string) => string> = {
  COMPANY: (id) => `/company/${id}`,
  FREELANCER: (id) => `/freelancers/${id}`,
  PRODUCT: (id) => `/products/${id}`,
  SERVICE: (id) => `/service/${id}`,
  ENGAGEMENT: (id) => `/dashboard/engagements/${id}`,
  APPLICATION: () => '/dashboard/applications',
}
