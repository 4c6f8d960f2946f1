export const typeDefs = `schema {
  query: Query
  mutation: Mutation
  subscription: Subscription
}

"""
The cost of the work behind a field, added to the 1 of each object in its result. A long text costs 1 per 1,000 characters of
its greatest length. On an argument: the cost that is added to that of the field if the argument is given.
"""
directive @cost(
  """The cost that is added."""
  weight: Int!
) on ARGUMENT_DEFINITION | FIELD_DEFINITION

"""
The length that the cost assumes for a list without \`first\` and \`ids\`. Without the directive it is 10.
"""
directive @listSize(
  """Number of entries."""
  assumedSize: Int!
) on FIELD_DEFINITION

"""The fields of ACCEPT_ADDITION."""
input AcceptAdditionInput {
  """
  The payment. Null only if the price is 0, or if the provider's \`checkout\` is HOSTED.
  """
  payment: PaymentInput
}

"""The fields of ACCEPT_OFFER."""
input AcceptOfferInput {
  """
  The payment. Null only if the price is 0, or if the provider's \`checkout\` is HOSTED.
  """
  payment: PaymentInput
}

"""The fields of ACCEPT_ROUND."""
input AcceptRoundInput {
  """
  The payment. Null only if the price is 0, or if the provider's \`checkout\` is HOSTED.
  """
  payment: PaymentInput
}

"""A personal access token, without its secret."""
type AccessToken {
  """The time when it was created."""
  createdAt: DateTime!
  """The time when it stops working."""
  expiresAt: DateTime!
  """Unique across all types: \`tok-\` and a UUID."""
  id: ID!
  """
  The time when it was last used, to the minute. Null before the first use.
  """
  lastUsedAt: DateTime
  """The name that its owner gave it: \`Nightly report\`."""
  name: String!
  """Its first characters, to recognise it: \`mq_x7Kd2\`."""
  prefix: String!
  """The operations that it may run."""
  scope: AccessTokenScope!
}

"""The token was created."""
type AccessTokenCreated {
  """The entry in the list of tokens."""
  accessToken: AccessToken!
  """
  The token itself: \`mq_\` and 43 letters, digits, \`-\` and \`_\`. Only its hash is stored.
  """
  token: String!
}

"""The lifetime of an access token."""
enum AccessTokenLifetime {
  """30 days."""
  DAYS_30
  """90 days."""
  DAYS_90
  """365 days."""
  DAYS_365
}

"""The viewer has no token with this id, or it no longer works."""
type AccessTokenNotFound implements Failure {
  """The message: \`This token no longer works.\`"""
  message: String!
}

"""The token is revoked."""
type AccessTokenRevoked {
  """The id of the token, which is no longer listed."""
  id: ID!
}

"""
The operations that an access token may run. No token changes the account's security, whatever its scope.
"""
enum AccessTokenScope {
  """Queries and subscriptions."""
  READ
  """Queries, subscriptions and mutations."""
  WRITE
}

"""The account was deleted, and the session cookie was removed."""
type AccountDeleted {
  """\`Your account is deleted.\`"""
  message: String!
}

"""
The account is suspended. Returned only after the right password, or a successful login at the identity provider.
"""
type AccountSuspended implements Failure {
  """
  \`This account is suspended. Write to support@marque.example to have it looked at.\`
  """
  message: String!
}

"""The fields of ADD_EVIDENCE. Limit: 30 times per account and hour."""
input AddEvidenceInput {
  """Ids of at most 10 files that the viewer uploaded, as for DELIVER."""
  files: [ID!]
  """
  The evidence in words, or the answer to a question, up to 5,000 characters. Both parties can read it.
  """
  message: String!
}

"""Input of addPasskey."""
input AddPasskeyInput {
  """Its name, up to 60 characters: \`Work laptop\`."""
  name: String!
  """The response of the passkey to the options of beginPasskey."""
  passkey: JSON!
}

"""Result of addPasskey. InvalidInput has the field \`name\` or \`passkey\`."""
union AddPasskeyResult = InvalidInput | SecondFactorAdded

"""Input of advanceApplication."""
input AdvanceApplicationInput {
  """The application's id: \`app-\` and a UUID."""
  id: ID!
  """The transition with its fields."""
  transition: ApplicationTransitionInput!
  """The \`version\` of the application that the client has read."""
  version: Int!
}

"""
Result of advanceApplication. InvalidInput has the name of the invalid field: \`message\`, also if one party has blocked the other.
"""
union AdvanceApplicationResult = ApplicationAdvanced | ApplicationNotFound | ApplicationRefused | InvalidInput

"""Result of advanceClock. InvalidInput has the field \`days\`."""
union AdvanceClockResult = ClockAdvanced | InvalidInput

"""Input of advanceCredential."""
input AdvanceCredentialInput {
  """The credential's id: \`crd-\` and a UUID."""
  id: ID!
  """The reason for its owner, up to 500 characters. Required for REFUSE."""
  note: String
  """The transition."""
  transition: CredentialTransition!
  """The version that the viewer has seen."""
  version: Int!
}

"""Result of advanceCredential. InvalidInput has the field \`note\`."""
union AdvanceCredentialResult = CredentialAdvanced | CredentialNotFound | CredentialRefused | InvalidInput

"""Input of advanceEngagement."""
input AdvanceEngagementInput {
  """The engagement's id: \`eng-\` and a UUID."""
  id: ID!
  """The transition with its fields."""
  transition: EngagementTransitionInput!
  """The \`version\` of the engagement that the client has read."""
  version: Int!
}

"""
Result of advanceEngagement. InvalidInput has the name of the missing or invalid field: \`price\`, or of a text or a transition
(\`askNda\`) for which the viewer's part of the page is too full.
"""
union AdvanceEngagementResult = EngagementAdvanced | EngagementNotFound | InvalidInput | PaymentDeclined | PaymentRedirect | TooManyAttempts | TransitionRefused

"""Input of advanceMandate."""
input AdvanceMandateInput {
  """The mandate's id: \`mnd-\` and a UUID."""
  id: ID!
  """The transition: one of \`Mandate.availableTransitions\`."""
  transition: MandateTransition!
  """The \`version\` of the mandate that the client has read."""
  version: Int!
}

"""Result of advanceMandate."""
union AdvanceMandateResult = MandateAdvanced | MandateNotFound | MandateRefused

"""Input of advanceReportCase."""
input AdvanceReportCaseInput {
  """The report case's id: \`rpc-\` and a UUID."""
  id: ID!
  """
  The reason for the owner, or the owner's appeal, up to 1,000 characters. Required for all transitions but DISMISS.
  """
  text: String
  """The transition."""
  transition: ReportCaseTransition!
  """The version that the viewer has seen."""
  version: Int!
}

"""Result of advanceReportCase. InvalidInput has the field \`text\`."""
union AdvanceReportCaseResult = InvalidInput | ReportCaseAdvanced | ReportCaseNotFound | ReportCaseRefused

"""The viewer has already applied to this job. Nothing was added."""
type AlreadyApplied implements Failure {
  """The existing application."""
  application: Application!
  """
  The message: \`You have applied already. You find your application on your dashboard, under Applications.\` For a brief:
  \`You have made an offer already. You find it on your dashboard, under Applications.\`
  """
  message: String!
}

"""The kind of an amendment."""
enum AmendmentKind {
  """
  Another round of changes or more work, for a price that is held like the first. Asked for by the buyer or offered by the seller.
  """
  ADDITION
  """The due date moves. Proposed by the seller."""
  EXTENSION
  """
  The order ends: a part of the price is refunded, the rest released. Proposed by either party, or suggested by an admin in a dispute.
  """
  SETTLEMENT
}

"""The fields of ANSWER_DISPUTE."""
input AnswerDisputeInput {
  """Ids of at most 10 files that the viewer uploaded, as for DELIVER."""
  files: [ID!]
  """
  The answer to the dispute, up to 5,000 characters. Both parties can read it.
  """
  message: String!
  """
  The refund to the buyer that the side would accept, in US dollars, from 0 to what is held: \`120\`. Null to name none.
  """
  refund: Float
}

"""
The buyer's answer to one of the seller's questions: \`questionId\`, and the member for the question's kind.
"""
input AnswerInput {
  """The answer to a CHOICE question: one of the field's \`options\`."""
  choice: String
  """
  The answer to a FILE question: ids of at most 10 files that the viewer uploaded, as for \`DeliverInput.files\`.
  """
  fileIds: [ID!]
  """The \`questionId\` of the field: \`q1\`."""
  questionId: ID!
  """The answer to a TEXT question, up to 5,000 characters."""
  text: String
}

"""Numbers of applications to a job, by tab."""
type ApplicantCounts {
  """The number in the tab HIRED."""
  hired: NonNegativeInt!
  """The number in the tab NEW."""
  new: NonNegativeInt!
  """The number in the tab NOT_CHOSEN."""
  notChosen: NonNegativeInt!
  """The number in the tab SHORTLISTED."""
  shortlisted: NonNegativeInt!
}

"""The tabs of the applications to a job."""
enum ApplicantTab {
  """HIRED."""
  HIRED
  """Sent and not decided: SUBMITTED."""
  NEW
  """DECLINED, NOT_CHOSEN and WITHDRAWN."""
  NOT_CHOSEN
  """Considered by the owner of the job: SHORTLISTED."""
  SHORTLISTED
}

"""An application to a job."""
type Application implements Node {
  """The applicant."""
  applicant: Profile!
  """
  The transitions that the viewer can take now, with everything their buttons and forms need. In the order of the process table.
  """
  availableTransitions: [AvailableApplicationTransition!]!
  """
  The text of the brief when the offer was sent or last edited, if it has changed since: the offer stands for it. Null while the text is the same,
  for a position, once the application has ended, and for the applicant while the brief is taken down.
  """
  briefAsOffered: BriefAsOffered
  """The conversation between its two sides. Null until the first message."""
  conversation: Conversation
  """The time when the application was sent."""
  createdAt: DateTime!
  """The days that the work for a brief takes: \`10\`. Null for a position."""
  days: NonNegativeInt
  """
  Whether the viewer can edit it: the applicant, while it and the job are open, and neither side has blocked the other.
  """
  editable: Boolean!
  """The time when the applicant last edited it. Null before that."""
  editedAt: DateTime
  """Whether the state is final."""
  ended: Boolean!
  """
  The engagement that began with the offer when the applicant was hired. Null for a position, and before that.
  """
  engagement: Engagement
  """All events, oldest first."""
  events: [ApplicationEvent!]! @listSize(assumedSize: 5)
  """The pay that the applicant expects: \`$55,000\`. May be empty."""
  expectedPay: String!
  """The files beside it."""
  files: [ApplicationFile!]! @listSize(assumedSize: 2)
  """Unique across all types: \`app-\` and a UUID."""
  id: ID!
  """The job."""
  job: Job!
  """A link to more about the applicant, https only."""
  link: URL
  """
  The cover letter, or the words of an offer: plain text with line breaks.
  """
  note: String! @cost(weight: 5)
  """
  The price offered for a brief, in US dollars: \`1250\`. Null for a position.
  """
  price: Float
  """The state."""
  state: ApplicationState!
  """The display name of the state: \`Shortlisted\`."""
  stateLabel: String!
  """
  The time when the last transition was taken, or when it was last edited.
  """
  updatedAt: DateTime!
  """
  Increases by one with every transition and edit, and when the text of the brief is changed. \`advanceApplication\` and \`editApplication\` take it as input.
  """
  version: NonNegativeInt!
}

"""The transition was taken, and the other side was notified."""
type ApplicationAdvanced {
  """The current application."""
  application: Application!
}

"""The owner's answer to an application."""
input ApplicationAnswerInput {
  """
  A message to the applicant, up to 2,000 characters. Optional. Refused while one of the two has blocked the other.
  """
  message: String
}

"""A list of applications, page by page."""
type ApplicationConnection {
  """The applications of this page, each with its cursor."""
  edges: [ApplicationEdge!]!
  """The applications of this page."""
  nodes: [Application!]!
  """The page's cursors, and whether more pages follow."""
  pageInfo: PageInfo!
  """Number of entries on all pages. Counting stops at 1,001."""
  totalCount: NonNegativeInt!
  """Whether \`totalCount\` is exact: false if counting stopped at 1,001."""
  totalIsExact: Boolean!
}

"""An application in a list."""
type ApplicationEdge {
  """The entry's cursor."""
  cursor: String!
  """The application."""
  node: Application!
}

"""The application was changed, and the owner of the job was notified."""
type ApplicationEdited {
  """The current application."""
  application: Application!
}

"""A transition that was taken. Events never change."""
type ApplicationEvent {
  """The time when it happened."""
  at: DateTime!
  """The account that took the transition. For FILL, the owner of the job."""
  by: Profile!
  """Unique across all types: \`evt-\` and a UUID."""
  id: ID!
  """The display name of the event: \`Shortlisted\`."""
  label: String!
  """The message of the transition."""
  note: String @cost(weight: 2)
  """The transition."""
  transition: ApplicationTransition!
}

"""
A file beside an application, such as a CV. The applicant and the owner of the job can download it.
"""
type ApplicationFile implements Attachment {
  """Unique across all types: \`fil-\` and a UUID."""
  id: ID!
  """The name it was uploaded under: \`CV.pdf\`."""
  name: String!
  """Root-relative path of the download. It answers range requests."""
  path: String!
  """Its size in bytes, at most 1 GB."""
  size: NonNegativeInt!
}

"""The viewer has no application with this id."""
type ApplicationNotFound implements Failure {
  """\`This application no longer exists.\`"""
  message: String!
}

"""The transition was refused. Nothing has changed."""
type ApplicationRefused implements Failure {
  """The current application."""
  application: Application!
  """
  The reason in words: \`This was changed in the meantime. It is now “Hired”.\`
  """
  message: String!
  """The reason."""
  reason: RefusalReason!
}

"""The state of an application."""
enum ApplicationState {
  """The owner of the job has declined it."""
  DECLINED
  """The applicant is hired."""
  HIRED
  """Another applicant was hired, and the job is closed."""
  NOT_CHOSEN
  """The owner of the job considers it."""
  SHORTLISTED
  """Sent. The owner of the job has not decided."""
  SUBMITTED
  """The applicant has withdrawn it."""
  WITHDRAWN
}

"""The transitions of an application."""
enum ApplicationTransition {
  """The applicant applies. This begins the process."""
  APPLY
  """The owner of the job declines it."""
  DECLINE
  """
  The job is filled by another applicant. Taken with HIRE_AND_CLOSE for all other open applications.
  """
  FILL
  """The owner of the job hires the applicant."""
  HIRE
  """The owner of the job hires the applicant and closes the job."""
  HIRE_AND_CLOSE
  """The owner of the job shortlists it."""
  SHORTLIST
  """The applicant withdraws it."""
  WITHDRAW
}

"""
A transition with its fields: exactly one member. \`Application.availableTransitions\` lists the possible ones.
"""
input ApplicationTransitionInput @oneOf {
  """Declines it. By the owner of the job."""
  decline: ApplicationAnswerInput
  """
  Hires the applicant. By the owner of the job, which stays open. For a brief, an engagement with the offer begins.
  """
  hire: ApplicationAnswerInput
  """
  Hires as \`hire\` does, and closes the job. By the owner of the job. All other open applications become NOT_CHOSEN, and their applicants are notified.
  """
  hireAndClose: ApplicationAnswerInput
  """Shortlists it. By the owner of the job."""
  shortlist: ApplicationAnswerInput
  """Withdraws it: \`true\`. By the applicant."""
  withdraw: Boolean
}

"""The application was sent, and the owner of the job was notified."""
type Applied {
  """The application."""
  application: Application!
}

"""Input of applyToJob."""
input ApplyToJobInput {
  """
  The days that the work for a brief takes, 1 to 365. Required for a brief, and omitted for a position.
  """
  days: Int
  """
  The pay that the applicant expects from a position, up to 100 characters: \`$55,000\`. May be empty.
  """
  expectedPay: String! = ""
  """The ids of up to 10 uploaded files beside it, such as a CV."""
  files: [ID!]! = []
  """The job: \`job-3101\`."""
  jobId: ID!
  """A link to more about the applicant, https only, up to 500 characters."""
  link: String
  """The cover letter, 1 to 5,000 characters."""
  note: String!
  """
  The price offered for a brief, in US dollars, from 1 to 1,000,000 with at most two decimals: \`1250\`. Required for a brief, and omitted for a position.
  """
  price: Float
}

"""
Result of applyToJob. InvalidInput has the field \`jobId\` for the viewer's own job, and for a brief if the account doesn't sell.
"""
union ApplyToJobResult = AlreadyApplied | Applied | InvalidInput | JobClosed | JobNotFound | TooManyAttempts

"""Input of askCredentialCheck."""
input AskCredentialCheckInput {
  """Ids of uploaded files that prove it, 1 to 10."""
  files: [ID!]!
  """
  The state, country or office that keeps the register, 2 to 60 characters: \`California\`.
  """
  jurisdiction: String!
  """The profession, or the company."""
  kind: CredentialKind!
  """The number in the register, 1 to 40 characters: \`287431\`."""
  number: String!
}

"""
Result of askCredentialCheck. InvalidInput has the field \`jurisdiction\`, \`files\`, or \`number\`, also if ten registrations of the
viewer are waiting or checked.
"""
union AskCredentialCheckResult = CredentialAsked | InvalidInput | TooManyAttempts

"""The fields of ASK_PARTIES."""
input AskPartiesInput {
  """The question, up to 5,000 characters. Both parties can read it."""
  message: String!
  """The parties that should answer. They are notified."""
  to: OneOrBothParties!
}

"""
A file beside what somebody has written: of an event of an engagement, a message, a credential or an application.
"""
interface Attachment {
  """Unique across all types: \`fil-\` and a UUID."""
  id: ID!
  """The name it was uploaded under: \`Written opinion.pdf\`."""
  name: String!
  """Root-relative path of the download. It answers range requests."""
  path: String!
  """Its size in bytes, at most 1 GB."""
  size: NonNegativeInt!
}

"""An action of an admin."""
enum AuditAction {
  """
  An admin read what admins alone may read, such as the list of accounts. The note says what. Recorded once an hour.
  """
  ADMIN_READ
  """An appeal of the owner was rejected."""
  APPEAL_REJECTED
  """The clock of the sample data was moved forward. The note has the days."""
  CLOCK_MOVED
  """Content that was taken down is shown again."""
  CONTENT_RESTORED
  """Reported content was taken down."""
  CONTENT_TAKEN_DOWN
  """
  An admin opened a conversation, to read its messages for an hour. The note has the reason.
  """
  CONVERSATION_OPENED
  """An admin read messages of a conversation. Recorded once an hour."""
  CONVERSATION_READ
  """An admin confirmed a registration."""
  CREDENTIAL_CHECKED
  """
  An admin read a file that proves a registration. Recorded once an hour.
  """
  CREDENTIAL_READ
  """An admin refused a registration."""
  CREDENTIAL_REFUSED
  """An admin opened a dispute."""
  DISPUTE_OPENED
  """A dispute was decided."""
  DISPUTE_RESOLVED
  """An admin withdrew a dispute that an admin had opened."""
  DISPUTE_WITHDRAWN
  """An admin read an engagement. Recorded once an hour."""
  ENGAGEMENT_READ
  """The hold of an engagement was lifted."""
  HOLD_LIFTED
  """
  An admin read parties or lines of an invoice, or its PDF. Recorded once an hour.
  """
  INVOICE_READ
  """A site notice was ended. The note has its text."""
  NOTICE_ENDED
  """A site notice was published. The note has its text."""
  NOTICE_PUBLISHED
  """
  An admin searched the orders of all accounts. The note has the text. Recorded once an hour for each text.
  """
  ORDERS_SEARCHED
  """
  An admin read an order with its receipt. Recorded once an hour, for the buyer.
  """
  ORDER_READ
  """An admin asked a party of a dispute, or both."""
  PARTIES_ASKED
  """The proposal was withdrawn."""
  PROPOSAL_WITHDRAWN
  """An engagement of the account was put on hold."""
  PUT_ON_HOLD
  """The buyer was refunded after completion."""
  REFUNDED
  """A refund after completion was proposed to the other admins."""
  REFUND_PROPOSED
  """The account was reinstated."""
  REINSTATED
  """An admin found nothing wrong with reported content."""
  REPORT_DISMISSED
  """A decision of a dispute was proposed to the other admins."""
  RESOLUTION_PROPOSED
  """The role of the account was changed."""
  ROLE_CHANGED
  """An admin suggested to the parties of a dispute how to settle it."""
  SETTLEMENT_SUGGESTED
  """The account was suspended."""
  SUSPENDED
  """An admin saved or removed a synonym of searches. The note has it."""
  SYNONYM_CHANGED
}

"""
An action of an admin that concerns an account. What concerns both parties of an engagement has an event for each. Events never change.
"""
type AuditEvent implements Node {
  """The action."""
  action: AuditAction!
  """The admin."""
  actor: User!
  """
  The refund that was proposed or decided, in US dollars. Null for other actions.
  """
  amount: Float
  """
  The price of the engagement, of which \`amount\` is a part, in US dollars. Null if \`amount\` is null.
  """
  amountOf: Float
  """The time when it happened."""
  at: DateTime!
  """
  The engagement. Null for actions on anything else, such as an account, an order or a conversation.
  """
  engagement: Engagement
  """The previous role. Null for other actions."""
  fromRole: UserRole
  """Unique across all types: \`aud-\` and a UUID."""
  id: ID!
  """
  The admin's reason, or the details that the description of the action names. Empty for CREDENTIAL_CHECKED, ENGAGEMENT_READ, CONVERSATION_READ, INVOICE_READ, CREDENTIAL_READ and ORDER_READ, and often for REPORT_DISMISSED.
  """
  note: String! @cost(weight: 5)
  """
  The affected account. For what concerns no single account, such as CLOCK_MOVED and ORDERS_SEARCHED, the admin's own.
  """
  subject: User!
  """The new role. Null for other actions."""
  toRole: UserRole
}

"""A list of audit events, page by page."""
type AuditEventConnection {
  """The events of this page, each with its cursor."""
  edges: [AuditEventEdge!]!
  """The events of this page."""
  nodes: [AuditEvent!]!
  """The page's cursors, and whether more pages follow."""
  pageInfo: PageInfo!
  """Number of entries on all pages. Counting stops at 1,001."""
  totalCount: NonNegativeInt!
  """Whether \`totalCount\` is exact: false if counting stopped at 1,001."""
  totalIsExact: Boolean!
}

"""An event in a list."""
type AuditEventEdge {
  """The entry's cursor."""
  cursor: String!
  """The event."""
  node: AuditEvent!
}

"""The account has an authenticator app already."""
type AuthenticatorAppExists implements Failure {
  """\`Remove your current app first.\`"""
  message: String!
}

"""The secret of an authenticator app that is not confirmed yet."""
type AuthenticatorAppSecret {
  """
  The address that the app reads from a QR code: \`otpauth://totp/Marque:vendor%40example.com?secret=...\`.
  """
  address: String!
  """The secret in base 32, for typing it in: \`JBSWY3DPEHPK3PXP\`."""
  secret: String!
}

"""
A transition that the viewer can take, with everything its button and form need.
"""
type AvailableApplicationTransition {
  """The effect, in one or two sentences."""
  explanation: String!
  """The form's fields, in their order. Empty if there is no form."""
  fields: [TransitionField!]!
  """
  The member of ApplicationTransitionInput for it: \`hireAndClose\`. Its value is \`true\` if \`fields\` is empty.
  """
  input: String!
  """The button's text: \`Hire and close the job\`."""
  label: String!
  """The transition."""
  name: ApplicationTransition!
}

"""A transition of a credential that the viewer can take."""
type AvailableCredentialTransition {
  """The effect, in one or two sentences."""
  explanation: String!
  """The button's text: \`Withdraw\`."""
  label: String!
  """The transition."""
  name: CredentialTransition!
}

"""A transition of a mandate that the viewer can take."""
type AvailableMandateTransition {
  """The effect, in one or two sentences."""
  explanation: String!
  """The button's text: \`Accept\`."""
  label: String!
  """The transition."""
  name: MandateTransition!
}

"""A transition of a report case that the viewer can take."""
type AvailableReportCaseTransition {
  """The effect, in one or two sentences."""
  explanation: String!
  """The button's text: \`Take down\`."""
  label: String!
  """The transition."""
  name: ReportCaseTransition!
}

"""
A transition that the viewer can take, with everything its button and form need.
"""
type AvailableTransition {
  """
  The question that a client asks before it sends a form with a sum that can't be taken back:
  \`{amount} goes back to Clara, from your earnings. This cannot be undone.\` Clients replace \`{amount}\` by the sum that is typed,
  such as \`$649.50\`. Null for all others; a form with \`split\` has the shares of its sum instead.
  """
  amountQuestion: String
  """
  The time when it is taken automatically, unless another transition comes first. Null if it has no deadline.
  """
  automaticAt: DateTime
  """
  Whether it takes something away that does not come back: a cancellation, a refund, a decline, an end. Its button warns.
  """
  ending: Boolean!
  """The effect, in one or two sentences."""
  explanation: String!
  """The form's fields, in their order. Empty if there is no form."""
  fields: [TransitionField!]!
  """
  The member of EngagementTransitionInput for it: \`requestChanges\`. Its value is \`true\` if \`fields\` is empty.
  """
  input: String!
  """
  The text of the button that takes it, with every sum that it moves: \`Accept and pay $1,400.00\`, \`Request changes\`. A sum that
  the form decides is not in it.
  """
  label: String!
  """
  Whether it leads toward completion, agrees to what the other party has proposed, or gives the answer that a dispute waits for: true for accepting, false for declining.
  """
  leadsToCompletion: Boolean!
  """The transition."""
  name: EngagementTransition!
  """Other actors that can also take it now."""
  otherActors: [EngagementActor!]!
  """
  The question that a client asks before it takes a transition that moves money and has no form. Null for all others.
  """
  question: String
  """
  The split of the held money, for a form that decides it. Null for all others.
  """
  split: MoneySplit
  """
  The terms that the viewer agrees to, such as the price and the days. Empty for most transitions.
  """
  terms: [TransitionTerm!]!
  """The heading: \`Accept offer\`."""
  title: String!
}

"""Result of beginAuthenticatorApp."""
union BeginAuthenticatorAppResult = AuthenticatorAppExists | AuthenticatorAppSecret

"""Result of beginPasskey."""
union BeginPasskeyResult = PasskeyOptions

"""Result of beginPasskeyUse."""
union BeginPasskeyUseResult = PasskeyOptions | TooManyAttempts

"""The details on an account's invoices."""
type BillingDetails {
  """The postal address."""
  address: PostalAddress
  """The company's name: \`Fernwell Sensors\`."""
  company: String
  """Full name: \`Ada Fernwell\`."""
  name: String!
  """The tax number, as the account wrote it: \`GB 123 4567 89\`."""
  taxNumber: String
  """
  The tax that a seller's prices include, in percent: \`20\`. Null if the seller charges none.
  """
  taxRate: Float
}

"""Input of updateBillingDetails."""
input BillingDetailsInput {
  """The postal address. Null for none."""
  address: PostalAddressInput
  """The company's name, up to 100 characters. Null or empty for none."""
  company: String
  """Full name, up to 100 characters: \`Ada Fernwell\`."""
  name: String!
  """
  The tax number, up to 40 characters: \`GB 123 4567 89\`. Null or empty for none.
  """
  taxNumber: String
  """
  For sellers: the tax that their prices include, in percent, above 0 and below 100 with at most three decimals: \`20\`. Null removes it; without this field the saved rate stays.
  """
  taxRate: Float
}

"""The details were saved."""
type BillingDetailsUpdated {
  """The changed account."""
  user: User!
}

"""Result of blockOtherParty."""
union BlockOtherPartyResult = ConversationNotFound | OtherPartyBlocked

"""The text of a brief that an offer was made for."""
type BriefAsOffered {
  """Paragraphs with a blank line between them."""
  description: String! @cost(weight: 10)
  """The title: \`Register Our Name in the EU and the UK\`."""
  title: String!
}

"""
The split of a brokered order, in US dollars. The parts that the viewer sees add up to \`sum\`.
"""
type BrokeredSplit {
  """The broker's fee, from the seller's part: \`57.6\`."""
  brokerFee: Float!
  """The marketplace's commission: \`72\`. Null for the buyer."""
  commission: Float
  """
  The seller's share: \`590.4\`. For the buyer it includes the commission of the marketplace: \`662.4\`.
  """
  sellerSide: Float!
  """The sum that is split, in US dollars: \`720\`."""
  sum: Float!
}

"""The fields of BUY_EXTRA."""
input BuyExtraInput {
  """The key of an extra, one of the options of the field \`extra\`: \`rush\`."""
  extra: String!
  """The payment. Null only if the provider's \`checkout\` is HOSTED."""
  payment: PaymentInput
}

"""
A question of a seller to the buyer of a service. An engagement keeps those of the day of sale.
"""
type BuyerQuestion {
  """The answers to choose from, 2 to 10 for CHOICE. Empty for other kinds."""
  choices: [String!]!
  """The kind of answer."""
  kind: QuestionKind!
  """Whether the buyer has to answer it before work begins."""
  required: Boolean!
  """The question: \`In which countries do you sell?\`"""
  text: String!
}

"""A question of a seller to the buyer."""
input BuyerQuestionInput {
  """
  The answers to choose from, for CHOICE: 2 to 10, each up to 100 characters. Ignored for other kinds.
  """
  choices: [String!]
  """The kind of answer."""
  kind: QuestionKind!
  """Whether the buyer has to answer it before work begins."""
  required: Boolean!
  """The question, up to 300 characters."""
  text: String!
}

"""
A calendar (iCalendar, RFC 5545) of the dates in a person's dockets, which calendar programs subscribe to: those of the last 90
days and all later ones, at most 1,000.
"""
type CalendarFeed {
  """The time when its address was created."""
  createdAt: DateTime!
}

"""The calendar feed was created."""
type CalendarFeedCreated {
  """The feed."""
  feed: CalendarFeed!
  """Its address. Everybody who has it can read the dates."""
  url: URL!
}

"""The viewer has no calendar feed."""
type CalendarFeedNotFound implements Failure {
  """The message: \`Your calendar was removed already.\`"""
  message: String!
}

"""The calendar feed was removed."""
type CalendarFeedRemoved {
  """The feed, whose address no longer works."""
  feed: CalendarFeed!
}

"""The fields of CANCEL."""
input CancelInput {
  """The reason, up to 2,000 characters. Both parties can read it."""
  reason: String!
}

"""The fields of CANCEL_MILESTONE."""
input CancelMilestoneInput {
  """The reason, up to 2,000 characters. Both parties can read it."""
  reason: String!
}

"""The fields of CANCEL_WORK."""
input CancelWorkInput {
  """The reason, up to 2,000 characters. Both parties can read it."""
  reason: String!
}

"""The lines of one seller."""
type CartGroup {
  """One line for each listing and choice."""
  lines: [CartLine!]!
  """The seller."""
  seller: Profile!
  """The sum of its lines, in US dollars: \`1299\`."""
  subtotal: Float!
}

"""A listing, what is chosen of it, and its quantity, with prices."""
type CartLine {
  """
  The first code of a broker's link that was sent with a line of this listing. Null without one.
  """
  broker: String
  """
  The choice, at today’s prices. Null for a listing that offers no choice.
  """
  choice: Choice
  """
  Days from the requirements to the delivery, as chosen: \`10\`. 0 for a product, which is delivered at once.
  """
  deliveryDays: NonNegativeInt!
  """
  The broker who has introduced the buyer to the listing. The first introduction whose mandate is active holds for all lines of a
  listing. Null without one.
  """
  introduction: Introduction
  """The listing."""
  listing: Listing!
  """The quantity, 1 to 99; 1 for a product."""
  quantity: NonNegativeInt!
  """
  An opaque text that stands for the terms: it changes with the listing's title, unit price, delivery time, package, extras, rounds
  of changes, licence and what is included. \`PlaceOrderInput.expectedTerms\` takes it.
  """
  terms: String!
  """Unit price times quantity, in US dollars: \`297\`."""
  total: Float!
  """
  Today's price of one with everything that is chosen, in US dollars: \`99\`.
  """
  unitPrice: Float!
}

"""A listing, what is chosen of it, and its quantity."""
input CartLineInput {
  """
  The code of the broker's link: \`k7m2xq9p\`. Ignored unless it belongs to an active mandate of the listing, and if an earlier line
  of the listing has such a code.
  """
  broker: String
  """Keys of extras: \`rush\`. At most five. Omitted for none."""
  extraIds: [ID!]
  """For how many people a product’s licence is: \`25\`. Null for one."""
  licence: Int
  """Id of a product or service: \`srv-1101\`."""
  listingId: ID!
  """
  Key of a package: \`standard\`. Required for a service that has packages.
  """
  packageId: ID
  """
  The quantity, 1 to 99. A product is priced and sold once, whatever the quantity.
  """
  quantity: Int!
}

"""A cart with prices."""
type CartQuote {
  """The available lines grouped by seller, in the order of the input."""
  groups: [CartGroup!]!
  """The sum of all groups, in US dollars: \`1698\`."""
  total: Float!
  """
  Lines whose listing is on offer, but no longer as they were chosen. They are not part of any sum.
  """
  unavailableChoices: [UnavailableChoice!]!
  """
  Ids of listings that are no longer on offer, each once. They are not part of any sum.
  """
  unavailableListingIds: [ID!]!
  """
  The listings of \`unavailableListingIds\` that were public once, without deleted ones, those that are taken down, and those of suspended sellers.
  """
  withdrawnListings: [WithdrawnListing!]!
}

"""A field of business that listings belong to."""
type Category implements Node {
  """A description in one sentence."""
  description: String!
  """Whether the home page shows it."""
  featured: Boolean!
  """
  Root-relative path of the icon: \`/artwork/category/patent-filing.svg\`. 84x84 pixels, or 320x320 with \`?size=large\`.
  """
  icon: String!
  """Unique across all types: \`cat-patent-filing\`."""
  id: ID!
  """The display name: \`Patent Filing\`."""
  name: String!
  """Number of products on offer."""
  productCount: NonNegativeInt!
  """Number of services on offer."""
  serviceCount: NonNegativeInt!
  """The name in URLs: \`patent-filing\`."""
  slug: String!
}

"""Input of changePassword."""
input ChangePasswordInput {
  """The current password; null if the account has none."""
  currentPassword: String
  """A password that follows \`passwordRule\`, up to 200 characters."""
  newPassword: String!
}

"""Result of changePassword."""
union ChangePasswordResult = InvalidInput | PasswordChanged | TooManyAttempts | WrongPassword

"""Input of changeUserRole."""
input ChangeUserRoleInput {
  """The reason, up to 500 characters, for the audit trail."""
  reason: String!
  """The new role."""
  role: UserRole!
  """The account's id: \`usr-priya-raman\`."""
  userId: ID!
}

"""
Result of changeUserRole. InvalidInput: the account is unknown, already has the role or, for ADMIN, has to confirm its email
address first, or the reason is missing.
"""
union ChangeUserRoleResult = InvalidInput | LastAdmin | UserRoleChanged

"""
A demand of the buyer's bank to take a payment back, or the bank's inquiry before it, which moves no money. While either is
open, the seller is not paid.
"""
type Chargeback {
  """
  The demanded sum in US dollars. It may cover all engagements of an order: \`699\`.
  """
  amount: Float!
  """The bank takes evidence until then. Null if it has named no time."""
  evidenceDueAt: DateTime
  """
  The text to show: \`The bank has decided: $699.00 went back to the buyer.\`
  """
  explanation: String!
  """The provider's id."""
  id: ID!
  """The time when we learned of it."""
  openedAt: DateTime!
  """The bank's decision."""
  state: ChargebackState!
}

"""The state of a chargeback."""
enum ChargebackState {
  """The bank has closed its inquiry, and takes no money."""
  CLOSED
  """The bank asks about the payment, and has taken no money."""
  INQUIRY
  """The money went back to the buyer."""
  LOST
  """The bank has taken the money, and has not decided."""
  OPEN
  """The payment stands."""
  WON
}

"""A registration that the marketplace has checked within the last year."""
type CheckedCredential {
  """The moment of the check."""
  checkedAt: DateTime!
  """The registration in words: \`California bar number 287431\`."""
  title: String!
}

"""
A buyer's choice of package, extras and licence, with today’s prices or, in an engagement, with everything as it was on the day of sale.
"""
type Choice {
  """Price of one without the extras, in US dollars: \`450\`."""
  basePrice: Float!
  """The extras, in the order of the listing."""
  extras: [ServiceExtra!]! @listSize(assumedSize: 5)
  """The package. Null for a service without packages, and for a product."""
  package: ServicePackage
  """Rounds of changes that are included, with those of the extras: \`2\`."""
  rounds: NonNegativeInt!
  """
  The licence for more people. Null for a service, and for a product with the licence for one.
  """
  teamLicence: TeamLicence
}

"""The marketplace's clock, which decides when deadlines pass."""
type Clock {
  """
  The number of days that it is ahead of real time. Always 0 without sample data.
  """
  daysAhead: NonNegativeInt!
  """Whether it can be moved: true with sample data."""
  movable: Boolean!
  """Its current time."""
  now: DateTime!
}

"""The clock was moved."""
type ClockAdvanced {
  """The current clock."""
  clock: Clock!
  """Number of deadlines that passed and led to a transition."""
  processedDeadlines: NonNegativeInt!
}

"""Result of closeJob."""
union CloseJobResult = JobNotFound | JobSaved

"""
Listings that have the words of a text in any order, in another form, by synonyms or spelt nearly so. Words that no listing has in any
of these ways are left out.
"""
type CloseMatches {
  """
  The text with its spelling corrected: \`trademark\` for \`trademrk\`. Null if there is nothing to correct.
  """
  correction: String
  """
  At most 12 listings in the order of the search: for BEST_MATCH those with all words in the title first, then newest first. Results of the search itself are left out.
  """
  nodes: [SearchResult!]! @listSize(assumedSize: 12)
}

"""The public profile of a seller's company."""
type Company implements Node {
  """Root-relative path of the banner, 1280x272 pixels."""
  banner: String!
  """
  Registrations of it and its owner that the marketplace has checked within the last year, earliest check first.
  """
  checkedCredentials: [CheckedCredential!]! @listSize(assumedSize: 2)
  """Email address for customers: \`hello@ashgrove.example\`. May be empty."""
  contactEmail: String!
  """Telephone number: \`+44 161 496 0123\`. May be empty."""
  contactPhone: String!
  """The time when it joined the marketplace."""
  createdAt: DateTime!
  """Paragraphs with a blank line between them. Cards show the first one."""
  description: String! @cost(weight: 5)
  """Number of employees as a range: \`11–50\`."""
  employeeCount: String!
  """Year of foundation, four digits; null if unknown."""
  foundedYear: Int
  """Unique across all types: \`com-ashgrove-patents\`."""
  id: ID!
  """
  The languages that the company works in, by name. They are those of its owner: a freelancer's two profiles name the same ones.
  """
  languages: [Language!]! @listSize(assumedSize: 3)
  """The services that its owner has on offer, newest first, at most 24."""
  listedServices: [Service!]!
  """City and country: \`Manchester, United Kingdom\`."""
  location: String!
  """
  Root-relative path of the logo. 112x112 pixels, or 176x176 with \`?size=large\`.
  """
  logo: String!
  """The company's name: \`Ashgrove Patents\`."""
  name: String!
  """Average of its reviews, 0 to 5 with one decimal; 0 without reviews."""
  rating: Float!
  """Number of reviews behind the rating."""
  reviewCount: NonNegativeInt!
  """Buyers' reviews of its owner, latest published first."""
  reviews(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """Page size, at most 100."""
    first: Int! = 24
  ): ReviewConnection! @cost(weight: 50)
  """Names of the services it offers: \`Freedom-to-operate opinions\`."""
  services: [String!]!
  """The track record of the company's owner."""
  trackRecord: TrackRecord!
  """
  The check that the badge Verified rests on. Null unless the company is verified.
  """
  verification: CheckedCredential
  """
  Whether the marketplace has checked its registration in a register of companies within the last year.
  """
  verified: Boolean!
  """
  Increases by one with every edit of its content. The mutation that edits it takes it as input.
  """
  version: NonNegativeInt!
  """Its website."""
  website: URL
}

"""A list of companies, page by page."""
type CompanyConnection {
  """The companies of this page, each with its cursor."""
  edges: [CompanyEdge!]!
  """The filters of this list."""
  facets: [Facet!]! @cost(weight: 50) @listSize(assumedSize: 8)
  """The companies of this page."""
  nodes: [Company!]!
  """The page's cursors, and whether more pages follow."""
  pageInfo: PageInfo!
  """Number of entries on all pages. Counting stops at 1,001."""
  totalCount: NonNegativeInt!
  """Whether \`totalCount\` is exact: false if counting stopped at 1,001."""
  totalIsExact: Boolean!
}

"""A company in a list."""
type CompanyEdge {
  """The entry's cursor."""
  cursor: String!
  """The company."""
  node: Company!
}

"""A filter for companies. Omitted fields don't filter."""
input CompanyFilter {
  """
  Only companies whose owner has a checked registration in this jurisdiction: \`California\`.
  """
  jurisdiction: String
  """
  Only companies that work in this language, by its code: \`DE\`. Case is ignored; an unknown one matches nothing.
  """
  language: String
  """Minimum rating, 0 to 5: \`4.5\`."""
  minRating: Float
  """
  Only companies that the marketplace has checked, or whose owner has a checked registration. False doesn't filter.
  """
  verified: Boolean
}

"""The profile was changed."""
type CompanyUpdated {
  """The changed profile."""
  company: Company!
}

"""Result of completeLogin."""
union CompleteLoginResult = AccountSuspended | LoginExpired | LoginSuccess | TooManyAttempts | WrongSecondFactor

"""Result of confirmAuthenticatorApp."""
union ConfirmAuthenticatorAppResult = SecondFactorAdded | TooManyAttempts | WrongSecondFactor

"""Result of confirmEmailChange."""
union ConfirmEmailChangeResult = EmailChanged | EmailConfirmed | EmailTaken | InvalidLink

"""
A check for conflicts of interest: the seller reads the names of the other parties before anything else that the buyer sends.
"""
type ConflictCheck {
  """Whether the check waits for the viewer's answer."""
  awaitsViewer: Boolean!
  """The meaning of the check for the viewer, in a sentence."""
  explanation: String!
  """
  The names of the other parties: \`Norrland Sensors AB\`. Only the buyer reads them, and the seller until a conflict is reported or
  the engagement ends without an answer: for all others the list is empty, as it is once the buyer's account is deleted.
  """
  names: [String!]!
  """The answer so far."""
  status: ConflictCheckStatus!
}

"""The state of a check for conflicts of interest."""
enum ConflictCheckStatus {
  """The seller has not answered."""
  ASKED
  """The seller has no conflict of interest."""
  CLEARED
  """The seller has a conflict of interest, which has ended the engagement."""
  CONFLICT
}

"""A report of one account. For admins."""
type ContentReport {
  """The moment of the report."""
  at: DateTime!
  """The reason."""
  reason: ReportReason!
  """The account that reported it."""
  reporter: Profile!
  """The problem in the reporter's words. May be empty."""
  text: String!
}

"""The admins have been notified."""
type ContentReported {
  """
  \`Thank you. We will look at it, and nobody else learns that you reported it.\` Other words for a message, whose sender may guess it.
  """
  message: String!
}

"""Messages between two accounts about one subject."""
type Conversation implements Node {
  """The subject."""
  about: ConversationSubject!
  """
  Whether the viewer has blocked the other party. False if the other party has blocked the viewer.
  """
  blocked: Boolean!
  """
  Whether the viewer can send messages: they are a party, the other party's account is active, neither has blocked the other, and no
  check for conflicts of interest is open.
  """
  canWrite: Boolean!
  """Unique across all types: \`cnv-\` and a UUID."""
  id: ID!
  """The last message. Null unless the conversation is \`readable\`."""
  lastMessage: Message
  """
  The messages, newest first. Null unless the conversation is \`readable\`.
  """
  messages(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """Page size, at most 100."""
    first: Int! = 24
  ): MessageConnection
  """
  The party that is not the viewer. For an admin who is not a party, either of the two.
  """
  otherParty: Profile!
  """
  Whether the viewer can read its messages: they are a party, or an admin who has opened it within the last hour.
  """
  readable: Boolean!
  """
  The moment at which the other party read that message. Null before, and for an admin who is not a party.
  """
  seenAt: DateTime
  """
  \`sequence\` of the last message that the other party has read. 0 for an admin who is not a party.
  """
  seenUpTo: NonNegativeInt!
  """
  Number of messages that the viewer has not read. 0 for an admin who is not a party.
  """
  unreadCount: NonNegativeInt!
}

"""The subject of a conversation: exactly one member."""
input ConversationAbout @oneOf {
  """
  An application to a job: \`app-\` and a UUID. The other side receives the message.
  """
  applicationId: ID
  """A company, by its own id or its owner's id: \`com-ashgrove-patents\`."""
  companyId: ID
  """
  An engagement: \`eng-\` and a UUID, or \`MQ-2F7K9\`. The other party receives the message.
  """
  engagementId: ID
  """
  A freelancer, by the profile's id or the user's id: \`fre-jun-watanabe\`.
  """
  freelancerId: ID
  """A product or service: \`srv-1101\`. The seller receives the message."""
  listingId: ID
}

"""A list of conversations, page by page."""
type ConversationConnection {
  """The conversations of this page, each with its cursor."""
  edges: [ConversationEdge!]!
  """The conversations of this page."""
  nodes: [Conversation!]!
  """The page's cursors, and whether more pages follow."""
  pageInfo: PageInfo!
  """Number of entries on all pages. Counting stops at 1,001."""
  totalCount: NonNegativeInt!
  """Whether \`totalCount\` is exact: false if counting stopped at 1,001."""
  totalIsExact: Boolean!
}

"""A conversation in a list."""
type ConversationEdge {
  """The entry's cursor."""
  cursor: String!
  """The conversation."""
  node: Conversation!
}

"""The viewer has no conversation with this id."""
type ConversationNotFound implements Failure {
  """\`This conversation no longer exists.\`"""
  message: String!
}

"""The admin can read the messages for an hour."""
type ConversationOpened {
  """The conversation."""
  conversation: Conversation!
}

"""The messages are read."""
type ConversationRead {
  """The conversation with its new \`unreadCount\`."""
  conversation: Conversation!
  """The viewer with the new \`unreadMessages\`."""
  viewer: User!
}

"""
The subject of a conversation, as it was when the conversation began. The subject itself may have been deleted.
"""
type ConversationSubject {
  """The kind of subject."""
  kind: ConversationSubjectKind!
  """
  Root-relative path of its page: \`/company/com-ashgrove-patents\`. For an application, the viewer's own applications, or the applicants
  of the job if it is the viewer's: \`/dashboard/jobs?job=job-3101\`.
  """
  path: String!
  """The subject's id: \`com-ashgrove-patents\`."""
  subjectId: ID!
  """Its title when the conversation began: \`Ashgrove Patents\`."""
  title: String!
}

"""The kind of a conversation's subject."""
enum ConversationSubjectKind {
  """An application to a job."""
  APPLICATION
  """A company."""
  COMPANY
  """An engagement between the two parties."""
  ENGAGEMENT
  """A freelancer."""
  FREELANCER
  """A product."""
  PRODUCT
  """A service."""
  SERVICE
}

"""
The fields of COUNTER. Limit: 60 offers and proposals of an account per hour.
"""
input CounterInput {
  """Ids of uploaded files, at most 10: see DeliverInput."""
  files: [ID!]
  """The reason, up to 5,000 characters."""
  message: String!
  """
  Price of the whole work in US dollars, 1 to 1,000,000 with at most two decimals: \`690\`.
  """
  price: Float!
}

"""Input of createAccessToken."""
input CreateAccessTokenInput {
  """Its lifetime."""
  lifetime: AccessTokenLifetime!
  """Its name, up to 60 characters: \`Nightly report\`."""
  name: String!
  """The account's password; null if it has none."""
  password: String
  """The operations that it may run."""
  scope: AccessTokenScope!
}

"""Result of createAccessToken."""
union CreateAccessTokenResult = AccessTokenCreated | InvalidInput | TooManyAccessTokens | TooManyAttempts | WrongPassword

"""Result of createCalendarFeed."""
union CreateCalendarFeedResult = CalendarFeedCreated

"""Result of createListing."""
union CreateListingResult = ListingCreated | TooManyListings

"""
A registration of a professional or a company that the marketplace checks. Its owner and admins see it.
"""
type Credential implements Node {
  """The moment of the request for a check."""
  askedAt: DateTime!
  """The transitions that the viewer can take now."""
  availableTransitions: [AvailableCredentialTransition!]! @listSize(assumedSize: 2)
  """The moment of the last check. Null before."""
  checkedAt: DateTime
  """The expiry of the check, a year after it. Null before a check."""
  expiresAt: DateTime
  """The evidence."""
  files: [CredentialFile!]! @listSize(assumedSize: 2)
  """
  The names when it was asked for or, after that, last checked. Null while they are the same.
  """
  formerNames: String
  """Unique across all types: \`crd-\` and a UUID."""
  id: ID!
  """The state, country or office that keeps the register: \`California\`."""
  jurisdiction: String!
  """The profession, or the company."""
  kind: CredentialKind!
  """
  The names of the account and of its company now: \`Priya Raman, Raman IP\`.
  """
  names: String!
  """The reason of a refusal. Empty without one."""
  note: String!
  """The number in the register: \`287431\`."""
  number: String!
  """The account that is registered."""
  owner: Profile!
  """The state."""
  state: CredentialState!
  """The state in words: \`Waiting for a check\`."""
  stateLabel: String!
  """The registration in words: \`California bar number 287431\`."""
  title: String!
  """Increases by one with every transition."""
  version: NonNegativeInt!
}

"""The transition was taken."""
type CredentialAdvanced {
  """The credential in its new state."""
  credential: Credential!
}

"""The credential waits for a check."""
type CredentialAsked {
  """The credential."""
  credential: Credential!
}

"""A list of credentials, page by page."""
type CredentialConnection {
  """The credentials of this page, each with its cursor."""
  edges: [CredentialEdge!]!
  """The credentials of this page."""
  nodes: [Credential!]!
  """The page's cursors, and whether more pages follow."""
  pageInfo: PageInfo!
  """Number of entries on all pages. Counting stops at 1,001."""
  totalCount: NonNegativeInt!
  """Whether \`totalCount\` is exact: false if counting stopped at 1,001."""
  totalIsExact: Boolean!
}

"""A credential in a list."""
type CredentialEdge {
  """The entry's cursor."""
  cursor: String!
  """The credential."""
  node: Credential!
}

"""
A file that proves a registration. Its owner and admins can download it.
"""
type CredentialFile implements Attachment {
  """Unique across all types: \`fil-\` and a UUID."""
  id: ID!
  """The name it was uploaded under: \`Bar card.pdf\`."""
  name: String!
  """Root-relative path of the download. It answers range requests."""
  path: String!
  """Its size in bytes, at most 1 GB."""
  size: NonNegativeInt!
}

"""A kind of registration: of a profession, or of a company."""
enum CredentialKind {
  """An accountant."""
  ACCOUNTANT
  """A lawyer with a bar number."""
  ATTORNEY
  """
  A company in a register of companies. Its check gives the company the badge Verified.
  """
  COMPANY
  """A notary."""
  NOTARY
  """A patent agent."""
  PATENT_AGENT
  """A sworn translator."""
  SWORN_TRANSLATOR
  """A trademark agent."""
  TRADEMARK_AGENT
}

"""The viewer may see no credential with this id."""
type CredentialNotFound implements Failure {
  """\`There is no such registration.\`"""
  message: String!
}

"""The transition is not possible."""
type CredentialRefused implements Failure {
  """The credential as it is now."""
  credential: Credential!
  """
  The reason as a sentence: \`This is not possible while it is “Checked”.\`
  """
  message: String!
  """The reason."""
  reason: RefusalReason!
}

"""The state of a credential."""
enum CredentialState {
  """
  It waits for a check by an admin. A renewal keeps its badge until it expires.
  """
  ASKED
  """An admin has checked it. Others see it."""
  CHECKED
  """The check is a year old. Others no longer see it."""
  EXPIRED
  """An admin has refused it. Final."""
  REFUSED
  """Its owner has withdrawn it. Final."""
  WITHDRAWN
}

"""The transitions of a credential."""
enum CredentialTransition {
  """Its owner asks for a check. This begins the process."""
  ASK
  """An admin has compared it with the register."""
  CHECK
  """The check expires after a year. Taken automatically."""
  EXPIRE
  """An admin refuses it, with a reason."""
  REFUSE
  """
  The account or its company changes its name, so that the check no longer counts. Taken automatically.
  """
  RENAME
  """Its owner asks for the yearly check."""
  RENEW
  """Its owner withdraws it."""
  WITHDRAW
}

"""
A moment in UTC, ISO 8601 with milliseconds: \`2026-03-12T09:00:00.000Z\`.
"""
scalar DateTime @specifiedBy(url: "https://scalars.graphql.org/andimarek/date-time.html")

"""The fields of DECLINE_AMENDMENT."""
input DeclineAmendmentInput {
  """A message to the other party, up to 2,000 characters. Null for none."""
  message: String
}

"""The fields of DECLINE."""
input DeclineInput {
  """The reason, up to 2,000 characters."""
  message: String!
}

"""Input of deleteAccount."""
input DeleteAccountInput {
  """The account's password; null if it has none."""
  password: String
}

"""Result of deleteAccount."""
union DeleteAccountResult = AccountDeleted | LastAdmin | OpenBusiness | TooManyAttempts | WrongPassword

"""Result of deleteListing."""
union DeleteListingResult = ListingDeleted | ListingNotFound | TooManyAttempts

"""The fields of DELIVER."""
input DeliverInput {
  """
  Ids of files that the viewer has uploaded, at most 10. Upload a file as the body of a POST to \`/files?name=<its name>\`, up to
  1 GB. The response is \`{ id, name, size }\`, or \`{ message }\` with a status of 400 or more.
  """
  files: [ID!]
  """Links to the work, https only, at most 10 of 500 characters each."""
  links: [String!]
  """A message about the delivery, up to 5,000 characters."""
  message: String!
}

"""Result of dismissSellerChecklist."""
union DismissSellerChecklistResult = SellerChecklistDismissed | SellerChecklistUnfinished

"""An open dispute."""
type Dispute {
  """
  The time by which the other side is asked to answer: 3 days after it was opened. Nothing follows automatically.
  """
  answerDueAt: DateTime!
  """
  The events with a message, links or files before it was opened, oldest first: requests, offers, deliveries, changes.
  """
  background: [EngagementEvent!]! @listSize(assumedSize: 10)
  """
  Other engagements of the two parties that had a dispute, each with anybody, the last changed first. At most 10. Empty for the
  parties.
  """
  earlierDisputes: [Engagement!]! @listSize(assumedSize: 10)
  """The time when it was opened."""
  openedAt: DateTime!
  """The side that opened it. ADMIN for an admin of the marketplace."""
  openedBy: EngagementSide!
  """What the buyer and the seller want, in this order."""
  parties: [DisputeParty!]! @listSize(assumedSize: 2)
  """
  The events since it was opened, oldest first. Proposals between admins are left out for the parties.
  """
  thread: [EngagementEvent!]! @listSize(assumedSize: 10)
}

"""What one party of a dispute wants."""
type DisputeParty {
  """Its account."""
  account: Profile!
  """Whether its answer is still awaited."""
  awaited: Boolean!
  """
  A sentence that names the refund it wants: \`Wants $1,250.00 of $2,499.00 back.\`, \`Has not answered.\`
  """
  sentence: String!
  """The party."""
  side: EngagementParty!
}

"""A change of a date in a docket."""
enum DocketAction {
  """It was added."""
  ADDED
  """Its day, kind, office, subject, actor or fees were changed."""
  CHANGED
  """It was marked as met."""
  MET
  """It was removed."""
  REMOVED
  """It was marked as still to be met."""
  REOPENED
}

"""
A date of an official procedure: a response to an office action, an opposition, a renewal, a priority.
"""
type DocketEntry implements Node {
  """The party that has to act."""
  actor: EngagementParty!
  """
  Days from today, by the server's clock in UTC. Negative once the day has passed.
  """
  daysLeft: Int!
  """The time when it was marked as met. Null if it was not."""
  doneAt: DateTime
  """The last day."""
  dueOn: LocalDate!
  """The engagement to whose docket it belongs."""
  engagement: Engagement!
  """Unique across all types: \`dkt-\` and a UUID."""
  id: ID!
  """The office where it has to be met."""
  jurisdiction: Jurisdiction!
  """The display name of the office: \`European Union (EUIPO)\`."""
  jurisdictionLabel: String!
  """The kind of date."""
  kind: DocketKind!
  """The display name of the kind: \`Response to office action\`."""
  kindLabel: String!
  """The currency of the official fee, by ISO 4217: \`EUR\`."""
  officialCurrency: String!
  """
  The fee of the office, in the office's currency. Null if it is unknown or there is none.
  """
  officialFee: Float
  """Whether the viewer has added it, and may change and remove it."""
  own: Boolean!
  """
  The seller's fee for it, in US dollars. Null if it is agreed otherwise. It is not charged by the marketplace.
  """
  serviceFee: Float
  """
  The subject, up to 100 characters: \`Class 9 and 42, QUILLON\`. Empty if the kind says enough.
  """
  title: String!
}

"""A page of dates."""
type DocketEntryConnection {
  """The dates of this page, each with its cursor."""
  edges: [DocketEntryEdge!]!
  """The dates of this page."""
  nodes: [DocketEntry!]!
  """The page's cursors, and whether more pages follow."""
  pageInfo: PageInfo!
  """Number of entries on all pages. Counting stops at 1,001."""
  totalCount: NonNegativeInt!
  """Whether \`totalCount\` is exact: false if counting stopped at 1,001."""
  totalIsExact: Boolean!
}

"""A date in a list."""
type DocketEntryEdge {
  """The entry's cursor."""
  cursor: String!
  """The date."""
  node: DocketEntry!
}

"""Input of saveDocketEntry."""
input DocketEntryInput {
  """The party that has to act."""
  actor: EngagementParty!
  """
  The client's own id for a new date, 1 to 64 characters. It makes the request idempotent. Ignored for an entry that is changed.
  """
  clientId: ID
  """The last day, in years from 1900 to 2200."""
  dueOn: LocalDate!
  """Id of the engagement. Ignored for an entry that is changed."""
  engagementId: ID!
  """
  Id of the entry to change, which the viewer has added. Null for a new one.
  """
  id: ID
  """The office."""
  jurisdiction: Jurisdiction!
  """The kind of date."""
  kind: DocketKind!
  """
  The fee of the office, in its currency, 0 to 1,000,000 with at most two decimals. Null if it is unknown.
  """
  officialFee: Float
  """
  The seller's fee, in US dollars, 0 to 1,000,000 with at most two decimals. Null if it is agreed otherwise.
  """
  serviceFee: Float
  """The subject, up to 100 characters. Required for the kind OTHER."""
  title: String!
}

"""The date is marked."""
type DocketEntryMarked {
  """The entry."""
  entry: DocketEntry!
}

"""The date was removed, or the viewer may not change it."""
type DocketEntryNotFound implements Failure {
  """The message: \`This date no longer exists.\`"""
  message: String!
}

"""The date was removed."""
type DocketEntryRemoved {
  """The engagement, whose docket lacks it now."""
  engagement: Engagement!
}

"""The date is in the docket."""
type DocketEntrySaved {
  """The entry."""
  entry: DocketEntry!
}

"""A change of a date in a docket. It never changes."""
type DocketEvent {
  """The change."""
  action: DocketAction!
  """The time of the change."""
  at: DateTime!
  """The party that made it."""
  by: Profile!
  """
  The change in words: \`Removed: Renewal, European Union (EUIPO), FERNWELL, due February 3, 2027\`.
  """
  text: String!
}

"""The kind of a date in a docket."""
enum DocketKind {
  """An appeal against a decision."""
  APPEAL
  """A response to an office action or an examination report."""
  OFFICE_ACTION
  """The end of the opposition period."""
  OPPOSITION
  """Another date."""
  OTHER
  """The end of a priority period."""
  PRIORITY
  """A renewal or maintenance of a registration."""
  RENEWAL
  """A statement or declaration of use."""
  USE
}

"""A rule for a date of an official procedure, with its source."""
type DocketRule {
  """The day from which it counts: \`Publication in the Official Gazette\`."""
  countsFrom: String!
  """
  The last day of the period. A weekend or holiday at the office isn't taken into account, so that the day is never too late.
  """
  dueOn(
    """The day from which it counts, in years from 1900 to 2200."""
    from: LocalDate!
  ): LocalDate!
  """The office."""
  jurisdiction: Jurisdiction!
  """The kind of date."""
  kind: DocketKind!
  """Its display name: \`US trademark: opposition\`."""
  label: String!
  """Extensions, grace periods and exceptions."""
  note: String!
  """Its period: \`30 days\`."""
  period: String!
  """Unique among the rules: \`us-opposition\`."""
  slug: String!
  """The law or treaty: \`37 CFR 2.101(c)\`."""
  source: String!
}

"""Input of editApplication."""
input EditApplicationInput {
  """
  The days that the work for a brief takes, 1 to 365. Required for a brief, and omitted for a position.
  """
  days: Int
  """
  The pay that the applicant expects from a position, up to 100 characters: \`$55,000\`. May be empty.
  """
  expectedPay: String! = ""
  """
  The ids of all files beside it from now on, up to 10: kept and newly uploaded ones.
  """
  files: [ID!]! = []
  """The application's id: \`app-\` and a UUID."""
  id: ID!
  """A link to more about the applicant, https only, up to 500 characters."""
  link: String
  """The cover letter, 1 to 5,000 characters."""
  note: String!
  """
  The price offered for a brief, in US dollars, from 1 to 1,000,000 with at most two decimals: \`1250\`. Required for a brief, and omitted for a position.
  """
  price: Float
  """The \`version\` of the application that the client has read."""
  version: Int!
}

"""Result of editApplication."""
union EditApplicationResult = ApplicationEdited | ApplicationNotFound | ApplicationRefused | InvalidInput | TooManyAttempts

"""
The listing was changed elsewhere, for example in another tab. Nothing was saved or published.
"""
type EditConflict implements Failure {
  """The current listing."""
  current: OwnListing!
  """
  The message: \`It was changed elsewhere, so nothing was saved.\` Or \`nothing was published.\`
  """
  message: String!
}

"""
Result of editJob. InvalidInput has the field \`kind\` for another kind than that of the job.
"""
union EditJobResult = InvalidInput | JobNotFound | JobSaved | TooManyAttempts | VersionConflict

"""The whole content of a listing. It replaces the existing content."""
input EditListingInput {
  """Slug of the category: \`logo-design\`. Null until it is chosen."""
  category: String
  """
  Days from the requirements to the delivery, 1 to 365: \`14\`. Null until it is set. Ignored for a product.
  """
  deliveryDays: Int
  """
  Paragraphs with a blank line between them, up to 10,000 characters. May be empty.
  """
  description: String!
  """
  The extras of a service, at most five. Omitted for none. Ignored for a product. The field of InvalidInput: \`extras.0.name\`.
  """
  extras: [ExtraInput!]
  """
  The FAQ, at most 10 entries, in their order. Publishing needs them complete. Null keeps those that are there. Ignored for a product.
  """
  faq: [FaqEntryInput!]
  """The listing: \`srv-1101\`."""
  id: ID!
  """
  Paths of images that the viewer uploaded for listings, or of the generated cover; the cover first, at most 8. Empty for the
  generated cover alone.
  """
  images: [String!]!
  """
  The lines that the seller includes, at most 10 lines of up to 120 characters. Publishing needs each line filled in. Null keeps those that
  are there. Ignored for a product.
  """
  included: [String!]
  """
  The licence of a product, up to 10,000 characters. Null or empty for the standard licence.
  """
  licence: String
  """
  The packages of a service, at most three. With packages, \`price\` and \`deliveryDays\` are ignored: those of the cheapest package
  count. Omitted for none. Ignored for a product. The field of InvalidInput names the place: \`packages.0.price\`.
  """
  packages: [PackageInput!]
  """
  Price in US dollars, 0 to 1,000,000, at most two decimals: \`2999.99\`. Null until it is set.
  """
  price: Float
  """
  The questions to the buyer, at most 10, in their order. Publishing needs them complete. Null keeps those that are there. Ignored
  for a product.
  """
  questions: [BuyerQuestionInput!]
  """Tags: at most 10, each up to 40 characters."""
  tags: [String!]!
  """
  The licence of a product for more people. Omitted for none. Ignored for a service. The field of InvalidInput: \`teamLicence.people\`.
  """
  teamLicence: TeamLicenceInput
  """The title, up to 120 characters. May be empty."""
  title: String!
  """
  The \`updatedAt\` that the editor last read or saved. If the listing has changed since, the result is EditConflict.
  """
  updatedAt: DateTime!
}

"""Result of editListing."""
union EditListingResult = EditConflict | InvalidInput | ListingNotFound | ListingSaved | TooManyAttempts

"""A link was sent to the address, unless another account uses it."""
type EmailChangeRequested {
  """The normalized address: \`ada@example.com\`."""
  email: String!
}

"""The email address was changed. The account now signs in with it."""
type EmailChanged {
  """The new address: \`ada@example.com\`."""
  email: String!
}

"""
A link was sent, unless the address is confirmed already. The link is valid for 24 hours or until the next request.
"""
type EmailConfirmationSent {
  """The address: \`ada@example.com\`."""
  email: String!
}

"""The email address of the account is confirmed."""
type EmailConfirmed {
  """The address: \`ada@example.com\`."""
  email: String!
}

"""Another account uses this email address."""
type EmailTaken implements Failure {
  """
  \`Registration failed. Email might already be in use.\` For a new address: \`Another account already uses this email address.\`
  """
  message: String!
}

"""Result of endOtherSessions."""
union EndOtherSessionsResult = OtherSessionsEnded

"""Result of endSession."""
union EndSessionResult = SessionEnded | SessionNotFound

"""Result of endSiteNotice."""
union EndSiteNoticeResult = SiteNoticeEnded | SiteNoticeNotFound

"""
One piece of business between a buyer and a seller: a purchase, or a quote that may lead to one.
"""
type Engagement implements Node {
  """
  The extras that the buyer has added after the sale, at the prices of that day, the oldest first. An extra that adds rounds can appear more than once.
  """
  addedExtras: [ServiceExtra!]! @listSize(assumedSize: 10)
  """
  The proposed change that waits for an answer. Null without one, and for brokers.
  """
  amendment: EngagementAmendment
  """
  The transitions that the viewer can take now, with everything their buttons and forms need. In the order of the process table.
  """
  availableTransitions: [AvailableTransition!]!
  """The buyer."""
  buyer: Profile!
  """
  Whether the viewer can add dates: buyer and seller can, once it is paid, unless it is cancelled or a check for conflicts of interest is open.
  """
  canKeepDocket: Boolean!
  """
  Whether the viewer can write to the other party: false for admins and brokers, while the other account is suspended or deleted, while one of them blocks the other, and until a check for conflicts of interest is answered.
  """
  canMessage: Boolean!
  """
  The demand of the buyer's bank to take the payment back, or the bank's inquiry before it. Null if there is none. The latest, if
  there are several.
  """
  chargeback: Chargeback
  """
  The choice on the day of sale. Later changes of the listing leave it as it is. Null if the listing offered no choice.
  """
  choice: Choice
  """
  The check for conflicts of interest that the buyer has asked for. Null without one, and for brokers.
  """
  conflictCheck: ConflictCheck
  """The conversation between its two sides. Null until the first message."""
  conversation: Conversation
  """The time when the engagement began."""
  createdAt: DateTime!
  """
  Days that the work takes after the requirements are sent. Null for a product, and before an offer.
  """
  days: NonNegativeInt
  """
  The transition that is taken automatically unless somebody acts before. Null if there is no deadline, or if deadlines stand still.
  """
  deadline: EngagementDeadline
  """
  The time by which an admin is due to decide the dispute. Null without an open dispute.
  """
  decisionDueAt: DateTime
  """Whether the dispute should have been decided by now."""
  decisionOverdue: Boolean!
  """
  The open dispute, as both parties and admins read it. Null without one, and for brokers.
  """
  dispute: Dispute
  """
  A sentence that names who opened the dispute, and how long ago by the clock of the server: \`Opened by Clara 4 days ago\`. Null without one, and for brokers.
  """
  disputeOpened: String
  """
  The dates of the official procedure that buyer and seller keep, the earliest first. At most 50.
  """
  docket: [DocketEntry!]! @listSize(assumedSize: 10)
  """
  The latest 200 changes of its dates, oldest first, including those of removed dates.
  """
  docketEvents: [DocketEvent!]! @listSize(assumedSize: 10)
  """
  The time when the work is due. Null until the requirements are sent, and for a product.
  """
  dueAt: DateTime
  """Whether the state is final."""
  ended: Boolean!
  """
  All events, oldest first. Proposals are left out for the parties, and for the broker.
  """
  events: [EngagementEvent!]!
  """
  The meaning of the state for the viewer, in one or two sentences: \`Look at the delivery, then accept it or say what is
  wrong.\`
  """
  explanation: String!
  """Whether a full refund has ended the buyer's right to the files."""
  filesWithdrawn: Boolean!
  """
  The state, and whether it is the viewer's turn: \`Delivered. It is your turn.\`
  """
  headline: String!
  """Unique across all types: \`eng-\` and a UUID."""
  id: ID!
  """
  The broker who has introduced the buyer, and the fee, fixed since the beginning. Null without a broker.
  """
  introduction: Introduction
  """
  The invoice that it is on and the credit notes for what was refunded, oldest first. Empty until it is paid.
  """
  invoices: [Invoice!]!
  """A product or a service."""
  kind: ListingKind!
  """
  The licence of the day of sale, in paragraphs. Null for a service, and for sales from before licences were recorded.
  """
  licence: String @cost(weight: 10)
  """
  The listing. Null if it is no longer on offer, or for a quote without a listing.
  """
  listing: Listing
  """
  The listing's description of the day of sale, or of the request for a quote, in paragraphs. Null for a quote without a
  listing, for engagements from before descriptions were recorded, and after the deletion of the seller's account.
  """
  listingDescription: String
  """
  The mails that it has caused, last queued first, at most 200. For admins who have no part in it; empty for all others.
  """
  mails: [MailRecord!]! @listSize(assumedSize: 10)
  """
  The number of this milestone in its plan: \`2\`. Null without milestones, and before the offer is accepted.
  """
  milestoneNumber: NonNegativeInt
  """
  The milestones of the offer, or of the order that it is part of. Null without milestones.
  """
  milestonePlan: MilestonePlan
  """The money of the engagement."""
  money: EngagementMoney!
  """
  The confidentiality agreement that a party has asked for. Null without one, and for brokers.
  """
  nda: Nda
  """
  The next due date, by the clock of the server. Null after the end, and while deadlines stand still. The decision of a dispute stays due.
  """
  nextDue: EngagementDue
  """
  A short number to show: \`MQ-2F7K9\`. Its letters and digits can't be confused with each other.
  """
  number: String!
  """
  Whether an admin has put it on hold: deadlines stand still, and no money moves but an admin’s refund.
  """
  onHold: Boolean!
  """
  The order that it belongs to. Null for a quote, and for the seller and the broker.
  """
  order: Order
  """
  The transitions that other actors can take now, but the viewer can't. Buyer, seller and broker don't see what admins alone can do:
  put the order on hold, ask the parties of a dispute, suggest or propose its decision, and refund.
  """
  otherActorTransitions: [OtherActorTransition!]!
  """
  What each other actor can do now, in a sentence, in the order buyer, seller, broker, admin. Actors that can do nothing are left out,
  and so is what \`otherActorTransitions\` leaves out.
  """
  otherActors: [OtherActor!]!
  """
  The time since which its deadlines stand still, because it is on hold or because the account of a party is suspended. Null if they run.
  Afterwards they run on for the time that was left. The decision of a dispute stays due all the while.
  """
  pausedAt: DateTime
  """
  The states that it has passed, its current state, and the states that usually follow.
  """
  progress: [ProgressStep!]!
  """
  The decision of the dispute, or the refund, that waits for another admin. Null without one, and for all but admins.
  """
  proposedResolution: ProposedResolution
  """
  The files of a bought product. Empty for a service, and for a buyer who was refunded in full.
  """
  purchasedFiles: [PurchasedFile!]!
  """The quantity, 1 to 99. A quote has 1."""
  quantity: NonNegativeInt!
  """
  The end of the viewer's time to review it. Null if they can't review it, or already have.
  """
  reviewUntil: DateTime
  """
  The published reviews of both parties, and the viewer's own unpublished one. The broker sees the buyer's alone: the seller's
  is not public.
  """
  reviews: [Review!]!
  """
  Rounds of changes that the buyer can still ask for: \`1\`. 0 for a product.
  """
  roundsLeft: NonNegativeInt!
  """The seller."""
  seller: Profile!
  """The state."""
  state: EngagementState!
  """The display name of the state: \`Awaiting requirements\`."""
  stateLabel: String!
  """
  The listing's title when the engagement began: \`Prior-Art Search with Written Opinion\`.
  """
  title: String!
  """The time when the last transition was taken."""
  updatedAt: DateTime!
  """
  Increases by one with every transition, and when deadlines stop or run on. \`advanceEngagement\` takes it as input.
  """
  version: NonNegativeInt!
  """
  The viewer's side. ADMIN for an admin who is neither buyer, seller nor broker.
  """
  viewerSide: EngagementSide!
  """
  The seller's earnings, or for the broker the fee, in US dollars: of the agreed or last offered price, or, once released, of
  what was released. Null for the buyer, and before an offer.
  """
  youWillEarn: Float
}

"""An actor that takes transitions."""
enum EngagementActor {
  """An admin of the marketplace."""
  ADMIN
  """The broker, who may send offers for the seller."""
  BROKER
  """The buyer."""
  BUYER
  """
  The clock: a deadline passed, and the transition was taken automatically.
  """
  CLOCK
  """The seller."""
  SELLER
}

"""The transition was taken."""
type EngagementAdvanced {
  """The current engagement."""
  engagement: Engagement!
  """
  A sentence to the viewer about the result: \`Tomás has your requirements. The work is due in 14 days.\`
  """
  message: String!
}

"""
A change to a running order that one party has proposed, or an admin suggested, and that is not answered yet. An engagement has
at most one. It expires after seven days without an answer, and ends when another transition changes the state.
"""
type EngagementAmendment {
  """Whether it waits for the viewer's answer."""
  awaitsViewer: Boolean!
  """
  The party that has proposed it, or an admin who has suggested a settlement.
  """
  by: EngagementSide!
  """
  The time when it expires without an answer. Null while deadlines stand still.
  """
  expiresAt: DateTime
  """The kind of change."""
  kind: AmendmentKind!
  """The message of its proposer."""
  message: String! @cost(weight: 5)
  """The due date with it. Null if the due date stays as it is."""
  newDueAt: DateTime
  """
  The price of the whole work with it, in US dollars: \`779\`. Null if the price stays as it is.
  """
  newPrice: Float
  """
  Its price in US dollars: \`80\`. Null if it has none, and while the seller has not named it.
  """
  price: Float
  """
  The refund to the buyer in a settlement, in US dollars: \`200\`. Null for other kinds.
  """
  refund: Float
  """
  The sum that a settlement releases to the seller, in US dollars: \`499\`. Null for other kinds.
  """
  release: Float
  """Rounds of changes that it adds: \`1\`. 0 for none."""
  rounds: NonNegativeInt!
  """
  The time when it was proposed, or later if deadlines stood still since.
  """
  since: DateTime!
  """
  A sentence to the viewer that names the proposal: \`Tomás asks for 5 more days\`.
  """
  title: String!
}

"""A list of engagements, page by page."""
type EngagementConnection {
  """The engagements of this page, each with its cursor."""
  edges: [EngagementEdge!]!
  """The engagements of this page."""
  nodes: [Engagement!]!
  """The page's cursors, and whether more pages follow."""
  pageInfo: PageInfo!
  """Number of entries on all pages. Counting stops at 1,001."""
  totalCount: NonNegativeInt!
  """Whether \`totalCount\` is exact: false if counting stopped at 1,001."""
  totalIsExact: Boolean!
}

"""A transition that is taken automatically."""
type EngagementDeadline {
  """The time when the transition is taken."""
  at: DateTime!
  """
  Whether this deadline is counted from the due date of the work, which is still to be delivered.
  """
  followsDueDate: Boolean!
  """The display name of the transition: \`Accept delivery\`."""
  label: String!
  """
  The purpose of the time, from the viewer's side; completes \`12 days left …\`: \`to answer\`, \`for Lucia to answer\`.
  """
  purpose: String!
  """
  The consequence of silence: \`Say nothing, and it counts as accepted then.\`
  """
  silence: String!
  """The transition."""
  transition: EngagementTransition!
}

"""The next due date of an engagement."""
type EngagementDue {
  """The time when it is due."""
  at: DateTime!
  """The side that has to act by then."""
  by: EngagementSide!
  """
  Calendar days in UTC from the server's today until it is due: \`3\`. Negative after that day: \`-4\` is four days late.
  """
  inDays: Int!
  """The kind of due date."""
  kind: EngagementDueKind!
  """Whether the time has passed."""
  late: Boolean!
}

"""The kind of a due date."""
enum EngagementDueKind {
  """
  An answer of one side. Without it, the transition of \`deadline\` is taken automatically.
  """
  ANSWER
  """An admin's decision of the dispute."""
  DECISION
  """
  The buyer's payment of a milestone. Without it, the milestone is cancelled automatically.
  """
  FUNDING
  """The seller's delivery."""
  WORK
}

"""An engagement in a list."""
type EngagementEdge {
  """The entry's cursor."""
  cursor: String!
  """The engagement."""
  node: Engagement!
}

"""A transition that was taken. Events never change."""
type EngagementEvent {
  """The actor's side."""
  actor: EngagementActor!
  """
  The price, the sum of an amendment, or the refund that was decided, suggested or would be accepted, in US dollars. Null for
  other transitions.
  """
  amount: Float
  """
  The buyer's answers to the seller's questions, in their order. Empty for other transitions than SUBMIT_REQUIREMENTS.
  """
  answers: [EventAnswer!]! @listSize(assumedSize: 1)
  """The time when it happened."""
  at: DateTime!
  """
  The account that took the transition. Null for automatic transitions and, unless the viewer is an admin, for admins.
  """
  by: Profile
  """
  A sentence about an amendment that it has ended: \`The open proposal has ended with it.\` Null for nothing.
  """
  consequence: String
  """The days of an offer or an amendment. Null for other transitions."""
  days: NonNegativeInt
  """Files beside the message, at most 10. Without those of \`answers\`."""
  files: [EngagementFile!]!
  """Unique across all types: \`evt-\` and a UUID."""
  id: ID!
  """The display name of the event: \`Changes requested\`, \`Offer revised\`."""
  label: String!
  """Links of a delivery, https only."""
  links: [URL!]!
  """
  The milestones of an offer. Empty for an offer without milestones and for other transitions.
  """
  milestones: [OfferedMilestone!]! @listSize(assumedSize: 2)
  """
  The message of the transition. For the broker only that of a quote's request, offers and end: null for other transitions, and while it is withheld.
  """
  note: String @cost(weight: 10)
  """
  Each side's share after the decision of a dispute, in a sentence to the viewer: \`You get $200.00 of $600.00 back. $400.00 goes to
  the seller.\` Null for other transitions.
  """
  outcome: String
  """The rounds of changes of an addition. Null for other transitions."""
  rounds: NonNegativeInt
  """The state after the transition."""
  state: EngagementState!
  """The transition."""
  transition: EngagementTransition!
  """
  Says that the viewer or the other party does not see a part of it yet: \`Anna sees the files once the confidentiality agreement is
  accepted.\` After the end it says why it stays withheld: \`Anna does not see the files, because the confidentiality agreement was
  not accepted before the end.\` Null if nothing is withheld.
  """
  withheld: String
}

"""
A file of an event or of an answer. Both parties and admins can read it, unless it is withheld.
"""
type EngagementFile implements Attachment {
  """Unique across all types: \`fil-\` and a UUID."""
  id: ID!
  """The name it was uploaded under: \`Written opinion.pdf\`."""
  name: String!
  """Root-relative path of the download. It answers range requests."""
  path: String!
  """Its size in bytes, at most 1 GB."""
  size: NonNegativeInt!
}

"""
The money of an engagement, in US dollars, from the ledger. \`paid\` is always the sum of \`held\`, \`released\` and \`refunded\`.
"""
type EngagementMoney {
  """The broker's fee on the released amount: \`0\`. Null without a broker."""
  brokerFee: Float
  """
  Last four digits of the card of the first payment. Null until something is paid, and for seller and broker.
  """
  cardLastFour: String
  """
  The marketplace's commission on the released amount, by the percentage of the day of sale: \`0\`. Null for the buyer.
  """
  commission: Float
  """
  Earned by the seller, released less commission and the broker's fee: \`0\`. Null for the buyer.
  """
  earned: Float
  """
  Part of \`earned\` that is not paid out because the seller's account is suspended: \`0\`. For the broker, part of the fee. Null for the buyer.
  """
  frozen: Float
  """Held by the marketplace: \`720\`."""
  held: Float!
  """Paid by the buyer: \`720\`."""
  paid: Float!
  """
  Part of \`paid\` without what was paid later for additions: \`640\`. The sum of an order's engagements is the order's total.
  """
  paidAtFirst: Float!
  """The agreed or last offered price. Null before an offer."""
  price: Float
  """
  Part of \`refunded\` that the payment provider has not confirmed yet: \`0\`. The server retries until it does.
  """
  refundPending: Float!
  """Refunded to the buyer: \`0\`."""
  refunded: Float!
  """Released, including commission and the broker's fee: \`0\`."""
  released: Float!
  """
  The shares of seller, broker and marketplace in a brokered order: the released money once it has ended, before that the held
  money, and the price until it is paid. Null without a broker, and if there is nothing to split.
  """
  split: BrokeredSplit
}

"""The viewer has no engagement with this id."""
type EngagementNotFound implements Failure {
  """\`You have no such order.\`"""
  message: String!
}

"""A party of an engagement."""
enum EngagementParty {
  """The buyer."""
  BUYER
  """The seller."""
  SELLER
}

"""The side from which an account sees an engagement."""
enum EngagementSide {
  """An admin of the marketplace."""
  ADMIN
  """The broker, who has introduced the buyer."""
  BROKER
  """The buyer."""
  BUYER
  """The seller."""
  SELLER
}

"""The state of an engagement."""
enum EngagementState {
  """The milestone is agreed, and the buyer has not paid for it yet."""
  AWAITING_FUNDING
  """The buyer has paid and has not sent the requirements yet."""
  AWAITING_REQUIREMENTS
  """The money is refunded to the buyer. Final."""
  CANCELLED
  """The buyer has asked for changes to the delivery."""
  CHANGES_REQUESTED
  """
  The money is released to the seller, except what was refunded. The seller or an admin may still refund the buyer.
  """
  COMPLETED
  """The buyer has answered the offer with another price."""
  COUNTERED
  """The quote ended without an agreement. Final."""
  DECLINED
  """The seller has delivered; the buyer has not answered yet."""
  DELIVERED
  """A dispute is open; an admin has to decide it."""
  DISPUTED
  """The seller is working."""
  IN_PROGRESS
  """The seller has sent an offer."""
  OFFERED
  """The buyer has requested a quote."""
  QUOTE_REQUESTED
}

"""The number of quotes and orders in a state."""
type EngagementStateCount {
  """Their number: \`14\`."""
  count: NonNegativeInt!
  """The state."""
  state: EngagementState!
}

"""A tab of a list of engagements. ACTIVE contains NEEDS_YOU and LATE."""
enum EngagementTab {
  """It has not ended."""
  ACTIVE
  """It has ended."""
  DONE
  """
  The work should have been delivered by now. Without engagements whose deadlines stand still.
  """
  LATE
  """
  It waits for an answer of the viewer's side. For brokers: a quote that waits for an offer, which their mandate lets them send.
  """
  NEEDS_YOU
}

"""The transitions of an engagement."""
enum EngagementTransition {
  """
  The buyer accepts the addition while work is under way, and pays. The state stays.
  """
  ACCEPT_ADDITION
  """
  The buyer accepts the delivery, and the money is released. Also taken automatically.
  """
  ACCEPT_DELIVERY
  """The buyer accepts the later due date. The state stays."""
  ACCEPT_EXTENSION
  """
  A party accepts the confidentiality agreement that the other one has asked for. The state stays.
  """
  ACCEPT_NDA
  """The buyer accepts the offer and pays."""
  ACCEPT_OFFER
  """
  The buyer accepts and pays an addition to what was delivered. The seller delivers again.
  """
  ACCEPT_ROUND
  """
  A party accepts the settlement: the refund goes back, the rest is released. The order is cancelled if all goes back.
  """
  ACCEPT_SETTLEMENT
  """A party adds evidence to a dispute. The state stays."""
  ADD_EVIDENCE
  """
  Begins every milestone but the first, once the buyer has accepted the offer. The milestone is not funded yet. Only taken automatically.
  """
  AGREE_MILESTONE
  """
  One party agrees to what an admin suggests. The state stays, until the other party accepts the settlement, too.
  """
  AGREE_TO_SETTLEMENT
  """The side that did not open the dispute answers it. The state stays."""
  ANSWER_DISPUTE
  """
  A party asks the other one to accept the confidentiality agreement. The state stays.
  """
  ASK_NDA
  """An admin asks one party or both. The state stays."""
  ASK_PARTIES
  """The buyer buys a listing. This begins the process."""
  BUY
  """
  The buyer buys an extra that the listing offered on the day of sale, and pays. The state stays.
  """
  BUY_EXTRA
  """A party cancels before work has begun. Also taken automatically."""
  CANCEL
  """
  A party cancels a milestone that is not funded. Also taken automatically.
  """
  CANCEL_MILESTONE
  """A party cancels while work is in progress. Also taken automatically."""
  CANCEL_WORK
  """Another admin confirms the proposed refund. The state stays."""
  CONFIRM_REFUND
  """Another admin confirms the proposal, which decides the dispute."""
  CONFIRM_RESOLUTION
  """The buyer answers the offer with another price."""
  COUNTER
  """
  A party ends the quote before anything is paid. Also taken automatically.
  """
  DECLINE
  """A party declines the open amendment. The state stays."""
  DECLINE_AMENDMENT
  """The seller delivers the work."""
  DELIVER
  """
  The open amendment expires without an answer. Only taken automatically. The state stays.
  """
  EXPIRE_AMENDMENT
  """The buyer funds a milestone: its price is held."""
  FUND
  """An admin ends the hold. The state stays."""
  LIFT_HOLD
  """
  The seller offers another round of changes or more work, for a price. The state stays.
  """
  OFFER_ADDITION
  """A party or an admin opens a dispute."""
  OPEN_DISPUTE
  """The seller proposes a later due date. The state stays."""
  PROPOSE_EXTENSION
  """
  An admin proposes a refund that another admin has to confirm. The state stays.
  """
  PROPOSE_REFUND
  """
  An admin proposes a decision that another admin has to confirm. The state stays.
  """
  PROPOSE_RESOLUTION
  """
  A party proposes to end the order together, with a refund. The state stays.
  """
  PROPOSE_SETTLEMENT
  """
  An admin stops deadlines, payments, releases, transfers of earnings and refunds by the parties. The state stays.
  """
  PUT_ON_HOLD
  """
  The seller or an admin refunds the buyer after completion. The state stays.
  """
  REFUND
  """
  The seller says that there is a conflict of interest. This ends the engagement, with a full refund.
  """
  REPORT_CONFLICT
  """
  The seller says that there is no conflict of interest. The state stays.
  """
  REPORT_NO_CONFLICT
  """
  The buyer asks for another round of changes or more work. The state stays.
  """
  REQUEST_ADDITION
  """The buyer asks for a round of changes."""
  REQUEST_CHANGES
  """The buyer requests a quote. This begins the process."""
  REQUEST_QUOTE
  """An admin decides the dispute."""
  RESOLVE
  """The seller, or the broker of an active mandate, sends an offer."""
  SEND_OFFER
  """
  Begins the work on a funded milestone that waits for requirements, because the buyer has sent them for another milestone. Only taken automatically.
  """
  START_MILESTONE
  """The buyer sends the requirements."""
  SUBMIT_REQUIREMENTS
  """
  An admin suggests to both parties of a dispute how to share what is held. The state stays.
  """
  SUGGEST_SETTLEMENT
  """A party withdraws its open amendment. The state stays."""
  WITHDRAW_AMENDMENT
  """
  The side that opened a dispute withdraws it. The order goes back to the state before it.
  """
  WITHDRAW_DISPUTE
  """
  A party withdraws its request for a confidentiality agreement. The state stays.
  """
  WITHDRAW_NDA
  """An admin withdraws the proposal. The state stays."""
  WITHDRAW_PROPOSAL
}

"""
A transition with its fields: exactly one member. \`Engagement.availableTransitions\` lists the possible ones.
"""
input EngagementTransitionInput @oneOf {
  """Accepts an addition while work is under way, and pays. By the buyer."""
  acceptAddition: AcceptAdditionInput
  """Accepts the delivery and releases the money: \`true\`. By the buyer."""
  acceptDelivery: Boolean
  """Accepts the later due date: \`true\`. By the buyer."""
  acceptExtension: Boolean
  """
  Accepts the confidentiality agreement: \`true\`. By the party that has not asked for it.
  """
  acceptNda: Boolean
  """Accepts the offer and pays. By the buyer."""
  acceptOffer: AcceptOfferInput
  """
  Accepts an addition to what was delivered, and pays. The seller delivers again. By the buyer.
  """
  acceptRound: AcceptRoundInput
  """
  Ends the order as the other party has proposed: \`true\`. By either party.
  """
  acceptSettlement: Boolean
  """Adds evidence to a dispute. By either party."""
  addEvidence: AddEvidenceInput
  """
  Agrees to what an admin suggests: \`true\`. By either party, the first; the other accepts the settlement.
  """
  agreeToSettlement: Boolean
  """Answers a dispute, once. By the side that did not open it."""
  answerDispute: AnswerDisputeInput
  """
  Asks the other party to accept the confidentiality agreement: \`true\`. By either party. Limit: 30 times per account and hour.
  """
  askNda: Boolean
  """Asks one party or both. By an admin."""
  askParties: AskPartiesInput
  """Buys an extra of the listing, and pays. By the buyer."""
  buyExtra: BuyExtraInput
  """Cancels before work has begun, with a full refund. By either party."""
  cancel: CancelInput
  """Cancels a milestone that is not funded. By either party."""
  cancelMilestone: CancelMilestoneInput
  """
  Cancels while work is in progress, with a full refund. By the seller, or by the buyer if the work is late.
  """
  cancelWork: CancelWorkInput
  """Refunds as another admin has proposed: \`true\`. By an admin."""
  confirmRefund: Boolean
  """Decides a dispute as another admin has proposed: \`true\`. By an admin."""
  confirmResolution: Boolean
  """Answers an offer with another price. By the buyer."""
  counter: CounterInput
  """Ends a quote before anything is paid. By either party."""
  decline: DeclineInput
  """Declines the open amendment. By the party that has not proposed it."""
  declineAmendment: DeclineAmendmentInput
  """Delivers the work. By the seller."""
  deliver: DeliverInput
  """Funds a milestone: pays its price, which is held. By the buyer."""
  fund: FundInput
  """
  Ends the hold. Deadlines run on for the time that was left. By an admin.
  """
  liftHold: LiftHoldInput
  """
  Offers another round of changes or more work, or prices what the buyer has asked for. By the seller.
  """
  offerAddition: OfferAdditionInput
  """
  Opens a dispute for the marketplace to decide. By either party or an admin.
  """
  openDispute: OpenDisputeInput
  """Proposes a later due date. By the seller."""
  proposeExtension: ProposeExtensionInput
  """Proposes a larger refund after completion. By an admin."""
  proposeRefund: ProposeRefundInput
  """Proposes how to decide a dispute over a larger sum. By an admin."""
  proposeResolution: ProposeResolutionInput
  """Proposes to end the order together. By either party."""
  proposeSettlement: ProposeSettlementInput
  """
  Stops deadlines, payments, releases, transfers of earnings, and refunds by the parties. By an admin.
  """
  putOnHold: PutOnHoldInput
  """
  Refunds the buyer after completion. By the seller, or by an admin up to the sum that one admin may decide.
  """
  refund: RefundInput
  """
  Says that there is a conflict of interest, which ends the engagement with a full refund: \`true\`. By the seller.
  """
  reportConflict: Boolean
  """Says that there is no conflict of interest: \`true\`. By the seller."""
  reportNoConflict: Boolean
  """Asks for another round of changes or more work. By the buyer."""
  requestAddition: RequestAdditionInput
  """Asks for a round of changes. By the buyer."""
  requestChanges: RequestChangesInput
  """
  Decides a dispute. By an admin, up to the sum that one admin may decide.
  """
  resolve: ResolveInput
  """
  Sends an offer. By the seller, or by the broker while the mandate is active.
  """
  sendOffer: SendOfferInput
  """Sends the requirements. By the buyer."""
  submitRequirements: SubmitRequirementsInput
  """
  Suggests to both parties of a dispute how to share what is held. By an admin.
  """
  suggestSettlement: SuggestSettlementInput
  """
  Withdraws the open amendment: \`true\`. By the party that has proposed it.
  """
  withdrawAmendment: Boolean
  """Withdraws a dispute. By the side that opened it."""
  withdrawDispute: WithdrawDisputeInput
  """
  Withdraws the request for a confidentiality agreement: \`true\`. By the party that has asked for it.
  """
  withdrawNda: Boolean
  """Withdraws the proposal: \`true\`. By an admin."""
  withdrawProposal: Boolean
}

"""A question of the seller with the buyer's answer."""
type EventAnswer {
  """The files of the answer. Empty for other answers."""
  files: [EngagementFile!]! @listSize(assumedSize: 2)
  """
  The question as it was on the day of sale: \`In which countries do you sell?\`
  """
  question: String!
  """
  The text or the chosen answer: \`Spain and Portugal\`. Null if the answer is files.
  """
  text: String @cost(weight: 5)
}

"""An extra in a draft."""
type ExtraDraft {
  """
  Days that it adds to the delivery time, or takes away if it is negative, -364 to 365: \`-4\`.
  """
  days: Int!
  """Unique in its listing: \`rush\`."""
  key: ID!
  """Its name, up to 40 characters. Publishing needs one."""
  name: String!
  """Price in US dollars, 0 to 1,000,000: \`120\`. Null until it is set."""
  price: Float
  """Rounds of changes that it adds, 0 to 9: \`1\`."""
  rounds: NonNegativeInt!
}

"""An extra of EditListingInput."""
input ExtraInput {
  """
  Days that it adds to the delivery time, or takes away if it is negative, -364 to 365: \`-4\`.
  """
  days: Int!
  """
  Chosen by the client and unique in the listing, 1 to 40 lower-case letters, digits and \`-\`: \`rush\`. Carts name it.
  """
  key: ID!
  """Its name, up to 40 characters. May be empty."""
  name: String!
  """
  Price in US dollars, 0 to 1,000,000, at most two decimals: \`120\`. Null until it is set.
  """
  price: Float
  """Rounds of changes that it adds, 0 to 9: \`1\`."""
  rounds: Int!
}

"""
A filter of a list, with its choices and the number of entries that each would leave.
"""
type Facet {
  """
  The choices that leave entries, the one that is set and, in lists of one kind, all categories, in their order on pages.
  """
  choices: [FacetChoice!]! @listSize(assumedSize: 12)
  """The filter in words: \`Delivery\`."""
  label: String!
  """The filter."""
  name: FacetName!
}

"""A choice of a filter."""
type FacetChoice {
  """
  Number of entries that match it and all other filters of the list. There are at least as many if \`countIsExact\` is false, where
  counting stops at 1,001.
  """
  count: NonNegativeInt!
  """Whether \`count\` is exact: false if not all entries were read."""
  countIsExact: Boolean!
  """The choice in words: \`4.5 and up\`."""
  label: String!
  """Whether the list is filtered by it."""
  selected: Boolean!
  """
  The value in addresses of pages: \`logo-design\`, \`4.5\` or, for a range of prices, \`100-499.99\`.
  """
  value: String!
}

"""The filters of lists."""
enum FacetName {
  """The category of a listing."""
  CATEGORY
  """The maximum delivery time."""
  DAYS
  """The jurisdiction of a registration that the marketplace has checked."""
  JURISDICTION
  """Products or services, or positions or briefs."""
  KIND
  """A language that the seller works in."""
  LANGUAGE
  """The minimum pay."""
  PAY
  """The place of work."""
  PLACE
  """A range of prices."""
  PRICE
  """The maximum hourly rate of a freelancer."""
  RATE
  """The minimum rating."""
  RATING
  """The role of the seller."""
  ROLE
  """A skill of a freelancer."""
  SKILL
  """The type of employment."""
  TYPE
  """
  Only companies that the marketplace has checked, and accounts with a registration that it has checked.
  """
  VERIFIED
}

"""An expected failure of a mutation."""
interface Failure {
  """
  What to tell the person, in one or two sentences: \`This application no longer exists.\`
  """
  message: String!
}

"""A question that buyers often have."""
type FaqEntry {
  """The answer, in paragraphs: \`Yes, in 30 countries.\`"""
  answer: String! @cost(weight: 2)
  """The question: \`Do you also file abroad?\`"""
  question: String!
}

"""A question that buyers often have."""
input FaqEntryInput {
  """The answer, in paragraphs, up to 2,000 characters."""
  answer: String!
  """The question, up to 200 characters."""
  question: String!
}

"""The public profile of a freelancer."""
type Freelancer implements Node {
  """Root-relative path of the portrait."""
  avatar: String!
  """Paragraphs with a blank line between them. Cards show the first one."""
  description: String! @cost(weight: 5)
  """Experience in the freelancer's own words: \`9 years\`."""
  experience: String!
  """Hourly rate in US dollars: \`150\`."""
  hourlyRate: Float!
  """Unique across all types: \`fre-jun-watanabe\`."""
  id: ID!
  """The languages that the freelancer works in, by name."""
  languages: [Language!]! @listSize(assumedSize: 3)
  """City and country: \`Kyoto, Japan\`."""
  location: String!
  """Full name: \`Jun Watanabe\`."""
  name: String!
  """The public profile of the account."""
  profile: Profile!
  """Average of their reviews, 0 to 5 with one decimal; 0 without reviews."""
  rating: Float!
  """Number of reviews behind the rating."""
  reviewCount: NonNegativeInt!
  """Buyers' reviews of the freelancer, latest published first."""
  reviews(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """Page size, at most 100."""
    first: Int! = 24
  ): ReviewConnection! @cost(weight: 50)
  """Skills: \`TypeScript\`."""
  skills: [String!]!
  """Professional title: \`Product engineer\`."""
  title: String!
  """
  Increases by one with every edit of its content. The mutation that edits it takes it as input.
  """
  version: NonNegativeInt!
}

"""A list of freelancers, page by page."""
type FreelancerConnection {
  """The freelancers of this page, each with its cursor."""
  edges: [FreelancerEdge!]!
  """The filters of this list."""
  facets: [Facet!]! @cost(weight: 50) @listSize(assumedSize: 8)
  """The freelancers of this page."""
  nodes: [Freelancer!]!
  """The page's cursors, and whether more pages follow."""
  pageInfo: PageInfo!
  """Number of entries on all pages. Counting stops at 1,001."""
  totalCount: NonNegativeInt!
  """Whether \`totalCount\` is exact: false if counting stopped at 1,001."""
  totalIsExact: Boolean!
}

"""A freelancer in a list."""
type FreelancerEdge {
  """The entry's cursor."""
  cursor: String!
  """The freelancer."""
  node: Freelancer!
}

"""A filter for freelancers. Omitted fields don't filter."""
input FreelancerFilter {
  """
  Only freelancers with a checked registration in this jurisdiction: \`California\`.
  """
  jurisdiction: String
  """
  Only freelancers who work in this language, by its code: \`DE\`. Case is ignored; an unknown one matches nothing.
  """
  language: String
  """Maximum hourly rate in US dollars: \`120\`."""
  maxRate: Float
  """Minimum rating, 0 to 5: \`4.5\`."""
  minRating: Float
  """Only freelancers with this skill: \`typescript\`. Case is ignored."""
  skill: String
  """
  Only freelancers whom the marketplace has verified: by a checked company or registration. False doesn't filter.
  """
  verified: Boolean
}

"""The sort order of freelancers. Ties are sorted by id."""
enum FreelancerSort {
  """Highest hourly rate first."""
  RATE_HIGH
  """Lowest hourly rate first."""
  RATE_LOW
  """Best rated first."""
  RATING
}

"""The profile was changed."""
type FreelancerUpdated {
  """The changed profile."""
  freelancer: Freelancer!
}

"""The fields of FUND."""
input FundInput {
  """The payment. Null only if the provider's \`checkout\` is HOSTED."""
  payment: PaymentInput
}

"""
A broker who has introduced a buyer to a listing, with the fee that the seller pays.
"""
type Introduction {
  """The broker."""
  broker: Profile!
  """The broker's fee in percent of the price: \`8\`."""
  feePercent: NonNegativeInt!
  """
  The sentence for the buyer: \`Introduced by Grace Okafor, who receives 8% of the price from the seller.\`
  """
  text: String!
}

"""The email address or the password is wrong."""
type InvalidCredentials implements Failure {
  """
  \`Invalid email or password. Please try again or use a social login option.\`
  """
  message: String!
}

"""The input breaks a rule. The message is meant for the user."""
type InvalidInput implements Failure {
  """The input field that breaks the rule: \`password\`."""
  field: String!
  """The message: \`Password must be at least 6 characters\`."""
  message: String!
}

"""The link was used, has expired, or was replaced by a newer one."""
type InvalidLink implements Failure {
  """\`This link is no longer valid. Please ask for a new one.\`"""
  message: String!
}

"""
An invoice of one seller to one buyer, or a credit note. It is issued in the transaction of the payment or refund and keeps what
was true on that day; ten years later its names and texts are cleared.
"""
type Invoice implements Node {
  """The buyer on that day."""
  buyer: InvoiceParty!
  """Last four digits of the buyer's card: \`4242\`. For the buyer only."""
  cardLastFour: String
  """The invoice that a credit note corrects. Null for an invoice."""
  corrects: Invoice
  """The credit notes of an invoice, oldest first."""
  creditNotes: [Invoice!]!
  """The sum that was paid or refunded, in US dollars: \`699\`."""
  gross: Float!
  """Unique across all types: \`inv-\` and a UUID."""
  id: ID!
  """The time when it was issued, by the marketplace's clock."""
  issuedAt: DateTime!
  """Invoice or credit note."""
  kind: InvoiceKind!
  """One line for each engagement."""
  lines: [InvoiceLine!]!
  """The sum without the tax, in US dollars: \`582.5\`."""
  net: Float!
  """
  The number, with a code of the seller: \`INV-2026-7K3QX-0123\`, or \`CN-2026-7K3QX-0007\` for a credit note. Both are counted without a
  gap for each seller and year. Older ones have no code: \`INV-2026-000123\`.
  """
  number: String!
  """
  The order that it is of. Null for an accepted offer, and for everybody but the buyer and admins.
  """
  order: Order
  """
  Root-relative path of the PDF file, for the same readers: \`/invoices/INV-2026-7K3QX-0123.pdf\`.
  """
  pdf: String!
  """The seller on that day."""
  seller: InvoiceParty!
  """The tax, in US dollars: \`116.5\`. 0 without a rate."""
  tax: Float!
  """
  The tax that the prices include, in percent: \`20\`. Null if the seller has given none.
  """
  taxRate: Float
}

"""Whether a document asks for money or gives it back."""
enum InvoiceKind {
  """A credit note: what was refunded. It names its invoice."""
  CREDIT_NOTE
  """An invoice: what was sold and paid."""
  INVOICE
}

"""A line of an invoice."""
type InvoiceLine {
  """Quantity times price, in US dollars: \`699\`."""
  amount: Float!
  """
  The names of the package or the team licence and of the extras on that day: \`Standard\`, \`Rush delivery\`. Empty for what is sold in one form, for additions and for refunds.
  """
  choice: [String!]! @listSize(assumedSize: 6)
  """The engagement's id: \`eng-\` and a UUID."""
  engagementId: ID!
  """The engagement's number: \`MQ-2F7K9\`."""
  engagementNumber: String!
  """The quantity."""
  quantity: NonNegativeInt!
  """The title on that day: \`Logo Design in Three Directions\`."""
  title: String!
  """The price of one, in US dollars: \`699\`."""
  unitPrice: Float!
}

"""A party of an invoice, as it was on that day."""
type InvoiceParty {
  """The postal address."""
  address: PostalAddress
  """The company's name."""
  company: String
  """Full name: \`Ada Fernwell\`."""
  name: String!
  """The tax number: \`GB 123 4567 89\`."""
  taxNumber: String
}

"""Any JSON value."""
scalar JSON @specifiedBy(url: "https://datatracker.ietf.org/doc/html/rfc8259")

"""
An open position that a company posts, or a piece of work that an account needs done.
"""
type Job implements Node {
  """Number of applications. Null unless the viewer is its owner."""
  applicantCount: NonNegativeInt
  """Numbers of applications by tab. Null unless the viewer is its owner."""
  applicantCounts: ApplicantCounts
  """Its applications, latest first. Null unless the viewer is its owner."""
  applications(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """Page size, at most 100."""
    first: Int! = 24
    """Only the applications of this tab."""
    tab: ApplicantTab
  ): ApplicationConnection
  """
  Name of the company: \`Whitcombe Marks\`. For a brief of an account without a visible company, the account's name.
  """
  company: String!
  """The time when it was posted."""
  createdAt: DateTime!
  """
  Paragraphs with a blank line between them. Empty for others than its owner and admins if it is taken down.
  """
  description: String! @cost(weight: 10)
  """Unique across all types: \`job-3101\`."""
  id: ID!
  """The kind."""
  kind: JobKind!
  """Place of work: \`Edinburgh\` or \`Lisbon or remote\`."""
  location: String!
  """
  Root-relative path of the company's emblem. For a brief of an account without a visible company, of the account's portrait.
  """
  logo: String!
  """Whether it takes applications."""
  open: Boolean!
  """Whether it is the viewer's own job."""
  own: Boolean!
  """The time since it was posted, in words: \`3 days ago\`."""
  postedAt: String!
  """
  The company that posted it. Null for a brief of an account without a visible company, and for a position of a hidden company.
  """
  postedBy: Company
  """The account that posted a brief. Null for a position."""
  poster: Profile
  """Salary as a range: \`$52,000–$61,000\`. For a brief, the budget."""
  salary: String!
  """
  Whether an admin has taken it down. Only its owner finds it then, among the own jobs: see \`takeDowns\`. Its applicants read its
  title, and nobody can be hired for it.
  """
  takenDown: Boolean!
  """The job title: \`Trademark Paralegal\`."""
  title: String!
  """Type of employment: \`Full-time\`. \`Project\` for a brief."""
  type: String!
  """
  Increases by one with every edit of its content. The mutation that edits it takes it as input.
  """
  version: NonNegativeInt!
  """The viewer's own application to it."""
  viewerApplication: Application
}

"""
The job takes no more applications, or none from the viewer, because the viewer or its owner has blocked the other.
"""
type JobClosed implements Failure {
  """
  \`This job is closed.\` After a block: \`This job takes no applications from this account.\`
  """
  message: String!
}

"""A list of jobs, page by page."""
type JobConnection {
  """The jobs of this page, each with its cursor."""
  edges: [JobEdge!]!
  """The filters of this list. Empty for \`ownJobs\`, which has none."""
  facets: [Facet!]! @cost(weight: 50) @listSize(assumedSize: 8)
  """The jobs of this page."""
  nodes: [Job!]!
  """The page's cursors, and whether more pages follow."""
  pageInfo: PageInfo!
  """Number of entries on all pages. Counting stops at 1,001."""
  totalCount: NonNegativeInt!
  """Whether \`totalCount\` is exact: false if counting stopped at 1,001."""
  totalIsExact: Boolean!
}

"""A job in a list."""
type JobEdge {
  """The entry's cursor."""
  cursor: String!
  """The job."""
  node: Job!
}

"""A filter for jobs. Omitted fields don't filter."""
input JobFilter {
  """
  Minimum pay of a full year in US dollars: \`50000\`. The lower end of a job's range counts; pay by the hour, day, week or month is
  converted to a year. Jobs without an amount don't match.
  """
  minPay: Float
  """
  Place of work: \`Lisbon\`, or \`Remote\` for jobs that can be done from anywhere.
  """
  place: String
  """Type of employment: \`Part-time\`."""
  type: String
}

"""The content of a job."""
input JobInput {
  """Paragraphs with a blank line between them, 20 to 10,000 characters."""
  description: String!
  """The kind. It can't be changed afterwards."""
  kind: JobKind! = POSITION
  """
  Place of work, up to 100 characters: \`Lisbon or remote\`. An empty text means \`Remote\` for a brief.
  """
  location: String!
  """
  Salary of a position or budget of a brief, up to 60 characters: \`$52,000–$61,000\`.
  """
  salary: String!
  """The job title, 3 to 100 characters: \`Trademark Paralegal\`."""
  title: String!
  """
  Type of employment, up to 40 characters: \`Part-time\`. An empty text means the default. Briefs always have the type \`Project\`.
  """
  type: String! = "Full-time"
}

"""The kind of a job."""
enum JobKind {
  """
  A piece of work that an account needs done. Vendors, freelancers and brokers answer it with an offer.
  """
  BRIEF
  """An open position at a company."""
  POSITION
}

"""There is no job with this id, or it is not the viewer's."""
type JobNotFound implements Failure {
  """\`This job no longer exists.\`"""
  message: String!
}

"""The job was saved."""
type JobSaved {
  """The saved job."""
  job: Job!
}

"""The sort order of jobs. Ties are sorted by id."""
enum JobSort {
  """Latest first."""
  NEWEST
  """
  Highest pay first: by the lower end of the range, for a full year. Jobs without an amount come last.
  """
  PAY_HIGH
}

"""The office of an official procedure."""
enum Jurisdiction {
  """European Union Intellectual Property Office."""
  EU
  """United Kingdom Intellectual Property Office."""
  GB
  """Another office."""
  OTHER
  """All member states of the Paris Convention."""
  PARIS
  """United States Patent and Trademark Office."""
  US
  """World Intellectual Property Organization."""
  WIPO
}

"""A language that a seller works in."""
type Language {
  """The code by ISO 639-1, in capitals: \`DE\`."""
  code: LanguageCode!
  """The English name: \`German\`."""
  name: String!
}

"""A language by its code of ISO 639-1, in capitals."""
enum LanguageCode {
  """Akan."""
  AK
  """Arabic."""
  AR
  """Bulgarian."""
  BG
  """Bengali."""
  BN
  """Catalan."""
  CA
  """Czech."""
  CS
  """Welsh."""
  CY
  """Danish."""
  DA
  """German."""
  DE
  """Greek."""
  EL
  """English."""
  EN
  """Spanish."""
  ES
  """Estonian."""
  ET
  """Persian."""
  FA
  """Finnish."""
  FI
  """French."""
  FR
  """Irish."""
  GA
  """Hebrew."""
  HE
  """Hindi."""
  HI
  """Croatian."""
  HR
  """Hungarian."""
  HU
  """Indonesian."""
  ID
  """Igbo."""
  IG
  """Italian."""
  IT
  """Japanese."""
  JA
  """Korean."""
  KO
  """Lithuanian."""
  LT
  """Latvian."""
  LV
  """Malay."""
  MS
  """Dutch."""
  NL
  """Norwegian."""
  NO
  """Polish."""
  PL
  """Portuguese."""
  PT
  """Romanian."""
  RO
  """Russian."""
  RU
  """Slovak."""
  SK
  """Slovenian."""
  SL
  """Serbian."""
  SR
  """Swedish."""
  SV
  """Swahili."""
  SW
  """Tamil."""
  TA
  """Thai."""
  TH
  """Turkish."""
  TR
  """Ukrainian."""
  UK
  """Urdu."""
  UR
  """Vietnamese."""
  VI
  """Yoruba."""
  YO
  """Chinese."""
  ZH
}

"""The account is the last active admin."""
type LastAdmin implements Failure {
  """\`This is the last admin account. Make somebody else an admin first.\`"""
  message: String!
}

"""The fields of LIFT_HOLD."""
input LiftHoldInput {
  """The reason, up to 2,000 characters. Both parties can read it."""
  reason: String!
}

"""
A listing in the cart is no longer on offer, or not as it was chosen. Nothing was charged, or the payment is being refunded:
\`message\` tells which.
"""
type LineUnavailable implements Failure {
  """
  Ids of the unavailable listings, also of those whose choice is no longer on offer, each once.
  """
  listingIds: [ID!]!
  """\`Something in your cart is no longer offered. Nothing was charged.\`"""
  message: String!
  """The current prices of the rest of the cart."""
  quote: CartQuote!
}

"""A product or service on offer."""
interface Listing {
  """Its category."""
  category: Category!
  """
  Root-relative path of the cover. \`?size=thumb\`, \`card\` or \`large\` returns 112x84, 320x200 or 720x480 pixels.
  """
  cover: String!
  """The time when it was first published."""
  createdAt: DateTime!
  """
  Days from the requirements to the delivery: \`14\`. 0 for a product, which is delivered at once.
  """
  deliveryDays: NonNegativeInt!
  """Paragraphs with a blank line between them. Cards show the first one."""
  description: String! @cost(weight: 10)
  """
  An excerpt of the description for lists, about 200 characters: its beginning or, if the first match comes later, the sentence
  with the match.
  """
  excerpt(
    """
    The searched text, up to 80 characters. Case is ignored. Null for the beginning.
    """
    around: String
  ): String! @cost(weight: 10)
  """
  Whether it is sold in packages. Then \`price\` and \`deliveryDays\` are those of the cheapest one.
  """
  hasPackages: Boolean!
  """Unique across all types: \`srv-1101\`."""
  id: ID!
  """Price in US dollars: \`2999.99\`."""
  price: Float!
  """Average of its reviews, 0 to 5 with one decimal; 0 without reviews."""
  rating: Float!
  """Other listings of its category, best rated first."""
  related(
    """Number of listings, at most 12."""
    first: Int! = 4
  ): [Listing!]! @cost(weight: 50)
  """Number of reviews behind the rating."""
  reviewCount: NonNegativeInt!
  """Buyers' reviews of it, latest published first."""
  reviews(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """Page size, at most 100."""
    first: Int! = 24
  ): ReviewConnection! @cost(weight: 50)
  """Whether the viewer has saved it. False for signed-out visitors."""
  saved: Boolean!
  """The viewer's record of saving it. Null if they have not saved it."""
  savedListing: SavedListing
  """The seller: a product's vendor, or a service's provider."""
  seller: Profile!
  """Its title: \`Utility Patent Drafting and Filing\`."""
  title: String!
}

"""The draft was created."""
type ListingCreated {
  """The draft."""
  listing: OwnListing!
}

"""The listing was deleted."""
type ListingDeleted {
  """Its former id: \`srv-1101\`."""
  id: ID!
}

"""A filter for listings. Omitted fields don't filter."""
input ListingFilter {
  """Slug of the category: \`logo-design\`. An unknown one matches nothing."""
  category: String
  """
  Only of sellers with a checked registration in this jurisdiction: \`California\`.
  """
  jurisdiction: String
  """
  Only of sellers who work in this language, by its code: \`DE\`. Case is ignored; an unknown one matches nothing.
  """
  language: String
  """
  Maximum delivery time in days: \`3\`. Products pass, because they are delivered at once.
  """
  maxDeliveryDays: Int
  """Maximum price in US dollars: \`499.99\`."""
  maxPrice: Float
  """Minimum price in US dollars: \`50\`."""
  minPrice: Float
  """Minimum rating, 0 to 5: \`4.5\`."""
  minRating: Float
  """Only listings of sellers with this role."""
  sellerRole: UserRole
  """
  Only of sellers that the marketplace has verified: a checked company or a checked registration. False doesn't filter.
  """
  verified: Boolean
}

"""The kind of a listing."""
enum ListingKind {
  """Ready-made; sold by vendors."""
  PRODUCT
  """Work for a price; sold by freelancers and brokers."""
  SERVICE
}

"""The viewer has no listing with this id, or it is not on offer."""
type ListingNotFound implements Failure {
  """
  \`This listing no longer exists.\` Of saved listings: \`This listing is no longer on offer.\` or \`You have not saved this listing.\`
  """
  message: String!
}

"""The sales of a listing."""
type ListingSales {
  """The public listing. Null if it is not on offer."""
  listing: Listing
  """
  The id of the listing, which may have been deleted: \`srv-1101\`. For a quote without a listing, the id of the engagement.
  """
  listingId: ID!
  """Its title. For a deleted listing, the title under which it was sold."""
  title: String!
  """The totals of the listing."""
  totals: SalesTotals!
}

"""The change was saved."""
type ListingSaved {
  """The current listing."""
  listing: OwnListing!
}

"""The sort order of listings. Ties are sorted by id."""
enum ListingSort {
  """Latest \`createdAt\` first."""
  NEWEST
  """Most expensive first."""
  PRICE_HIGH
  """Cheapest first."""
  PRICE_LOW
  """Best rated first, then by number of reviews."""
  RATING
}

"""The status of a listing."""
enum ListingStatus {
  """It was never published."""
  DRAFT
  """It is public."""
  PUBLISHED
  """It was published, and is hidden now."""
  UNPUBLISHED
}

"""The listing is not saved."""
type ListingUnsaved {
  """The listing."""
  listing: Listing!
}

"""
A change to the viewer's data, or somebody who types. It carries no data: the client queries the changed object.
"""
type LiveEvent {
  """The kind of the change."""
  kind: LiveEventKind!
  """
  Its number among the account's events, without gaps. Pass the last one as \`after\` to resume.
  """
  sequence: NonNegativeInt!
  """
  Id of the conversation (\`MESSAGE\`, \`READ\`, \`TYPING\`), of the notification or of the engagement; null for \`READY\` and \`RESUMED\`.
  """
  subjectId: ID
}

"""
The kind of a live event. The first event of a subscription is \`READY\` or \`RESUMED\`.
"""
enum LiveEventKind {
  """
  A transition of one of the viewer's engagements was taken, by the viewer or by another actor, or its deadlines stopped or run on,
  because the other party was suspended or reinstated.
  """
  ENGAGEMENT
  """A message was sent in one of the viewer's conversations."""
  MESSAGE
  """A notification was added or read."""
  NOTIFICATION
  """
  The viewer or the other party read a conversation, or one of them blocked or unblocked the other.
  """
  READ
  """
  Events before this one may be missing, so that data which the client read earlier may be outdated.
  """
  READY
  """
  All events since \`after\` are stored; those that the client has not received follow.
  """
  RESUMED
  """
  The other party of a conversation types now. It is not stored, and has no number of its own: \`sequence\` is that of the last
  event before.
  """
  TYPING
}

"""A calendar day without time and time zone: \`2027-02-03\`."""
scalar LocalDate @specifiedBy(url: "https://the-guild.dev/graphql/scalars/docs/scalars/local-date")

"""
No sign-in waits for a second factor: five minutes have passed, five attempts were wrong, or the password was changed.
"""
type LoginExpired implements Failure {
  """\`This sign-in has expired. Please log in again.\`"""
  message: String!
}

"""Input of login."""
input LoginInput {
  """
  The account's email address: \`customer@example.com\`. Case and outer spaces are ignored.
  """
  email: String!
  """The password, up to 200 characters."""
  password: String!
  """
  Whether the session outlives the browser: it lasts 30 days instead of at most 12 hours.
  """
  remember: Boolean! = false
}

"""Result of login."""
union LoginResult = AccountSuspended | InvalidCredentials | LoginSuccess | SecondFactorRequired | TooManyAttempts

"""Signed in. The session cookie is set."""
type LoginSuccess {
  """The signed-in account."""
  user: User!
}

"""Input of loginWithPasskey."""
input LoginWithPasskeyInput {
  """The response of a passkey to the options of beginPasskeyUse."""
  passkey: JSON!
  """Whether the session outlives the browser, as in login."""
  remember: Boolean! = false
}

"""Result of loginWithPasskey."""
union LoginWithPasskeyResult = AccountSuspended | LoginSuccess | TooManyAttempts | WrongSecondFactor

"""A mail about an engagement. Its text is not kept."""
type MailRecord {
  """The time when it was queued."""
  queuedAt: DateTime!
  """The account that it was sent to."""
  recipient: Profile!
  """The state."""
  state: MailState!
  """
  The subject: \`MQ-2F7K9 was delivered\`. Empty once the recipient has deleted the account.
  """
  subject: String!
  """The time when it came into its state."""
  updatedAt: DateTime!
}

"""The state of a mail."""
enum MailState {
  """
  It could not be sent: the address was refused, the mail server could not be reached for a day, or the site has none.
  """
  FAILED
  """A later mail about the same order took its place before it was sent."""
  REPLACED
  """The mail server has accepted it."""
  SENT
  """It waits to be sent, or to be tried again."""
  WAITING
}

"""
An agreement by which a broker may bring buyers to the listing of another account, and send offers for its owner.
"""
type Mandate implements Node {
  """
  The transitions that the viewer can take now, in the order of the process table.
  """
  availableTransitions: [AvailableMandateTransition!]!
  """The broker."""
  broker: Profile!
  """The time when the mandate was proposed."""
  createdAt: DateTime!
  """
  The time when the proposal expires without an answer. Null once it is answered.
  """
  expiresAt: DateTime
  """The broker's fee in percent of the price, 1 to 50. It never changes."""
  feePercent: NonNegativeInt!
  """Unique across all types: \`mnd-\` and a UUID."""
  id: ID!
  """The listing. Null if it is no longer on offer."""
  listing: Listing
  """The broker's message to the owner. May be empty."""
  message: String! @cost(weight: 2)
  """The owner of the listing."""
  owner: Profile!
  """
  Root-relative path of the listing by which the broker brings buyers: \`/service/srv-1101?broker=k7m2xq9p\`. Null unless it is active.
  """
  path: String
  """The state."""
  state: MandateState!
  """The display name of the state: \`Active\`."""
  stateLabel: String!
  """The listing's title when the mandate was proposed."""
  title: String!
  """The time when the last transition was taken."""
  updatedAt: DateTime!
  """
  Increases by one with every transition. \`advanceMandate\` takes it as input.
  """
  version: NonNegativeInt!
  """The viewer's side."""
  viewerSide: MandateSide!
}

"""The transition was taken, and the other side was notified."""
type MandateAdvanced {
  """The current mandate."""
  mandate: Mandate!
}

"""A list of mandates, page by page."""
type MandateConnection {
  """The mandates of this page, each with its cursor."""
  edges: [MandateEdge!]!
  """The mandates of this page."""
  nodes: [Mandate!]!
  """The page's cursors, and whether more pages follow."""
  pageInfo: PageInfo!
  """Number of entries on all pages. Counting stops at 1,001."""
  totalCount: NonNegativeInt!
  """Whether \`totalCount\` is exact: false if counting stopped at 1,001."""
  totalIsExact: Boolean!
}

"""A mandate in a list."""
type MandateEdge {
  """The entry's cursor."""
  cursor: String!
  """The mandate."""
  node: Mandate!
}

"""
The broker has a proposed or active mandate of this listing already. Nothing was added.
"""
type MandateExists implements Failure {
  """The existing mandate."""
  mandate: Mandate!
  """The message: \`You have proposed to broker this listing already.\`"""
  message: String!
}

"""The viewer has no mandate with this id."""
type MandateNotFound implements Failure {
  """\`You have no such mandate.\`"""
  message: String!
}

"""The mandate was proposed, and the owner was notified."""
type MandateProposed {
  """The new mandate."""
  mandate: Mandate!
}

"""The transition was refused. Nothing has changed."""
type MandateRefused implements Failure {
  """The current mandate."""
  mandate: Mandate!
  """
  The reason in words: \`This was changed in the meantime. It is now “Active”.\`
  """
  message: String!
  """The reason."""
  reason: RefusalReason!
}

"""The side of an account in a mandate."""
enum MandateSide {
  """The broker."""
  BROKER
  """The owner of the listing."""
  OWNER
}

"""The state of a mandate."""
enum MandateState {
  """
  The owner has accepted. Purchases through the broker's link are engagements with the broker.
  """
  ACTIVE
  """The owner has declined it. Final."""
  DECLINED
  """
  One side has ended it. Running engagements keep the broker and the fee. Final.
  """
  ENDED
  """The owner has not answered within 14 days. Final."""
  EXPIRED
  """The broker has proposed it. The owner has not answered."""
  PROPOSED
  """The broker has withdrawn the proposal. Final."""
  WITHDRAWN
}

"""The transitions of a mandate."""
enum MandateTransition {
  """The owner accepts it."""
  ACCEPT
  """The owner declines it."""
  DECLINE
  """One side ends the active mandate."""
  END
  """The proposal expires without an answer. Taken automatically."""
  EXPIRE
  """The broker proposes it. This begins the process."""
  PROPOSE
  """The broker withdraws the proposal."""
  WITHDRAW
}

"""Result of markDocketEntry."""
union MarkDocketEntryResult = DocketEntryMarked | DocketEntryNotFound | TooManyAttempts

"""Result of markNotificationsRead. InvalidInput has the field \`ids\`."""
union MarkNotificationsReadResult = InvalidInput | NotificationsRead

"""Result of markRead."""
union MarkReadResult = ConversationNotFound | ConversationRead

"""Input of markReviewHelpful."""
input MarkReviewHelpfulInput {
  """True to mark it, false to take the mark back."""
  helpful: Boolean!
  """The review's id: \`rev-\` and a UUID."""
  reviewId: ID!
}

"""Result of markReviewHelpful."""
union MarkReviewHelpfulResult = ReviewMarked | ReviewNotFound | TooManyAttempts

"""
A message in a conversation. Messages never change, but an admin can take one down.
"""
type Message {
  """
  Plain text with line breaks, up to 5,000 characters. Empty only beside files, or if it is taken down and the viewer is not its sender.
  """
  body: String! @cost(weight: 5)
  """The sender's own id for it. Null unless the viewer is the sender."""
  clientId: ID
  """
  Files beside the text, at most 10. Empty for their receiver while they are withheld.
  """
  files: [MessageFile!]! @listSize(assumedSize: 2)
  """Unique across all types: \`msg-\` and a UUID."""
  id: ID!
  """The author."""
  sender: Profile!
  """The time when it was sent."""
  sentAt: DateTime!
  """
  Its number in the conversation: from 1, without gaps, in the order of sending.
  """
  sequence: NonNegativeInt!
  """Whether an admin has taken it down."""
  takenDown: Boolean!
  """
  Says that the receiver can't open the files, because a confidentiality agreement is open or the check for conflicts of
  interest is not cleared: \`You can open 2 files once the confidentiality agreement is accepted.\` After the end it says why they
  stay withheld: \`You can’t open 2 files, because of a conflict of interest.\` Null if nothing is withheld.
  """
  withheld: String
}

"""A list of messages, page by page."""
type MessageConnection {
  """The messages of this page, each with its cursor."""
  edges: [MessageEdge!]!
  """The messages of this page."""
  nodes: [Message!]!
  """The page's cursors, and whether more pages follow."""
  pageInfo: PageInfo!
  """Number of entries on all pages."""
  totalCount: NonNegativeInt!
  """Whether \`totalCount\` is exact. Always true."""
  totalIsExact: Boolean!
}

"""A message in a list."""
type MessageEdge {
  """The entry's cursor."""
  cursor: String!
  """The message."""
  node: Message!
}

"""
A file of a message. Both parties of the conversation can read it, and admins while the conversation is \`readable\` for them.
"""
type MessageFile implements Attachment {
  """Unique across all types: \`fil-\` and a UUID."""
  id: ID!
  """The name it was uploaded under: \`Sketches.pdf\`."""
  name: String!
  """Root-relative path of the download. It answers range requests."""
  path: String!
  """Its size in bytes, at most 1 GB."""
  size: NonNegativeInt!
}

"""The message was sent, and the other party was notified."""
type MessageSent {
  """The conversation after the message."""
  conversation: Conversation!
  """The message."""
  sent: Message!
}

"""A part of the work with a price and a time of its own."""
type Milestone {
  """
  Whether it is the first of those that have not ended. False until the offer is accepted.
  """
  current: Boolean!
  """
  Days that it takes: \`7\`. They count from its requirements, or from its funding once requirements were sent.
  """
  days: NonNegativeInt!
  """The engagement. Null until the offer is accepted."""
  engagement: Engagement
  """Its number in the plan, from 1: \`2\`."""
  number: NonNegativeInt!
  """Its price in US dollars, with additions: \`480\`."""
  price: Float!
  """Its title: \`Data sheet\`."""
  title: String!
}

"""A milestone of an offer."""
input MilestoneInput {
  """Days that it takes, 1 or more: \`7\`. The days of all are 365 at most."""
  days: Int!
  """
  Its price in US dollars, 1 to 1,000,000 with at most two decimals: \`480\`.
  """
  price: Float!
  """Its title, one line of up to 100 characters: \`Data sheet\`."""
  title: String!
}

"""
The milestones of an offer. Once the buyer accepts it, each is an engagement of its own that is funded, delivered and accepted
apart.
"""
type MilestonePlan {
  """Number of milestones: \`4\`."""
  milestoneCount: NonNegativeInt!
  """The milestones, in their order."""
  milestones: [Milestone!]! @listSize(assumedSize: 4)
  """
  The number of the engagement with which it began, and that of the first milestone: \`MQ-2F7K9\`.
  """
  number: String!
  """
  Number of milestones whose money is released to the seller, except what was refunded: \`2\`.
  """
  releasedCount: NonNegativeInt!
  """
  The state of the whole, derived from its milestones. Null until the offer is accepted.
  """
  state: OrderState
  """
  The display name of the state: \`In progress\`. Null until the offer is accepted.
  """
  stateLabel: String
  """The title of the whole work: \`Packaging and Print\`."""
  title: String!
  """The sum of the prices, in US dollars: \`1480\`."""
  total: Float!
}

"""
The split of the held money by a form with a refund: the refund goes to the buyer, and the rest to the seller.
"""
type MoneySplit {
  """
  The broker's fee on the seller's part, in percent: \`8\`. It is rounded half-up to a cent, and at most what the commission leaves. Null without a broker.
  """
  brokerFeePercent: NonNegativeInt
  """The buyer's first name: \`Clara\`."""
  buyer: String!
  """
  The marketplace's commission on the seller's part, in percent: \`10\`. It is rounded half-up to a cent.
  """
  commissionPercent: NonNegativeInt!
  """The name of the form's field with the refund: \`refund\`."""
  field: String!
  """
  Whether it is final once it is sent. A proposal is not: another admin confirms it.
  """
  final: Boolean!
  """The sum that is split, in US dollars: \`600\`."""
  held: Float!
  """The seller's first name: \`Priya\`."""
  seller: String!
}

"""The sales of a month."""
type MonthSales {
  """
  Held funds at the end of the month, or now for the current month: \`720\`.
  """
  held: Float!
  """The month: \`2026-11\`."""
  month: String!
  """The totals of the month."""
  totals: SalesTotals!
}

"""
All mutations. Each returns a union of what has changed and its expected failures, which implement \`Failure\`; only unexpected failures
are GraphQL errors. \`logout\` and \`signalTyping\` return a Boolean, because they can't fail in a way that matters to anybody.
"""
type Mutation {
  """
  Registers a passkey. Needs a sign-in within the last 15 minutes. Limit: 20 per account.
  """
  addPasskey(
    """The name, and the response of the passkey."""
    input: AddPasskeyInput!
  ): AddPasskeyResult!
  """
  Takes a transition of the application process. It is refused if the application has changed since \`version\`; the refusal
  contains the current application. While one of applicant and owner of the job has blocked the other, the owner can only
  decline it, without a message.
  """
  advanceApplication(
    """The application and the transition."""
    input: AdvanceApplicationInput!
  ): AdvanceApplicationResult!
  """
  Moves the clock forward and processes all deadlines that pass in these days. Sessions don't expire by it. For admins, with
  sample data only: otherwise the error FORBIDDEN.
  """
  advanceClock(
    """Number of days, 1 to 90."""
    days: Int!
  ): AdvanceClockResult!
  """
  Takes a transition of a credential: of one's own, or, as an admin, of another account's. For all roles but
  CUSTOMER.
  """
  advanceCredential(
    """The credential and the transition."""
    input: AdvanceCredentialInput!
  ): AdvanceCredentialResult!
  """
  Takes a transition of the engagement process. It is refused if the engagement has changed since \`version\`, so a double click
  or a second tab does no harm. The refusal contains the current engagement. ACCEPT_DELIVERY, PROPOSE_SETTLEMENT,
  ACCEPT_SETTLEMENT, AGREE_TO_SETTLEMENT and REFUND need a sign-in within the last 15 minutes, so access tokens can't take them;
  admins need it for all transitions.
  """
  advanceEngagement(
    """The engagement and the transition."""
    input: AdvanceEngagementInput!
  ): AdvanceEngagementResult!
  """
  Takes a transition of the mandate process. It is refused if the mandate has changed since \`version\`; the refusal contains the
  current mandate. For vendors, freelancers and brokers.
  """
  advanceMandate(
    """The mandate and the transition."""
    input: AdvanceMandateInput!
  ): AdvanceMandateResult!
  """
  Takes a transition of a report case: the owner of the content appeals, an admin decides.
  """
  advanceReportCase(
    """The report case and the transition."""
    input: AdvanceReportCaseInput!
  ): AdvanceReportCaseResult!
  """
  Applies to a position, or answers a brief with an offer. Each account can apply once per job. Limit: 30 per hour.
  """
  applyToJob(
    """The job and the application."""
    input: ApplyToJobInput!
  ): ApplyToJobResult!
  """
  Asks the marketplace to check a registration of the viewer or of the viewer's company. Admins alone see the evidence. Limit: 20
  per day. For vendors, freelancers and brokers.
  """
  askCredentialCheck(
    """The registration and its evidence."""
    input: AskCredentialCheckInput!
  ): AskCredentialCheckResult!
  """
  Creates the secret of an authenticator app. It replaces one that was not confirmed, and counts once it is confirmed. Needs a sign-in
  within the last 15 minutes.
  """
  beginAuthenticatorApp: BeginAuthenticatorAppResult!
  """
  Starts the registration of a passkey. The options are for \`navigator.credentials.create\`; they work once, within five minutes. Needs a
  sign-in within the last 15 minutes.
  """
  beginPasskey: BeginPasskeyResult!
  """
  Starts the use of a passkey. The options are for \`navigator.credentials.get\`; they work once, within five minutes. Limit: 60 per
  network address in 15 minutes.
  """
  beginPasskeyUse: BeginPasskeyUseResult! @cost(weight: 100)
  """
  Blocks the other party of a conversation, or unblocks it. While one of two accounts has blocked the other, neither can send
  messages to the other or hire it; orders between them go on. For its parties.
  """
  blockOtherParty(
    """True blocks, false unblocks."""
    blocked: Boolean!
    """The conversation: \`cnv-\` and a UUID."""
    conversationId: ID!
  ): BlockOtherPartyResult!
  """
  Changes the viewer's password, or sets the first one of an account that has none, which needs a sign-in within the last 15 minutes.
  Ends all other sessions and gives the current one a new token; access tokens stay valid. Limit: 10 wrong passwords per account in 15
  minutes, and 60 in a day.
  """
  changePassword(
    """The current and the new password."""
    input: ChangePasswordInput!
  ): ChangePasswordResult! @cost(weight: 200)
  """
  Changes the role of an account. Creates the profiles that the new role needs and the account lacks: a company profile for
  sellers, and a freelancer profile for FREELANCER. Existing profiles stay. The other admins are notified of a new admin. For
  admins. Needs a sign-in within the last 15 minutes.
  """
  changeUserRole(
    """The account, the new role and the reason."""
    input: ChangeUserRoleInput!
  ): ChangeUserRoleResult!
  """
  Closes one of the viewer's jobs and notifies its open applicants. Closing a closed job changes nothing.
  """
  closeJob(
    """Its id: \`job-3101\`."""
    id: ID!
  ): CloseJobResult!
  """
  Completes a sign-in that waits for a second factor, and sets the session cookie. Limits: 5 attempts for one sign-in, 20 wrong codes
  per account in 15 minutes, and 60 in a day.
  """
  completeLogin(
    """One of the factors."""
    input: SecondFactorInput!
  ): CompleteLoginResult!
  """
  Confirms the authenticator app by its first code; from now on a sign-in with the password needs a second factor. Needs a sign-in
  within the last 15 minutes. Limit: 20 attempts in 15 minutes.
  """
  confirmAuthenticatorApp(
    """The app's current code: \`492039\`."""
    code: String!
  ): ConfirmAuthenticatorAppResult!
  """
  Confirms a new email address, or that of a new account, with the token from the link. Works signed in or signed out. An old
  address is notified by mail.
  """
  confirmEmailChange(
    """The token from the link: 43 letters, digits, \`-\` and \`_\`."""
    token: String!
  ): ConfirmEmailChangeResult!
  """
  Creates a personal access token for programs that use this API as the viewer: \`Authorization: Bearer mq_...\`. The result holds
  the token; it can't be read again later. An account without a password needs a sign-in within the last 15 minutes. Wrong
  passwords count as in changePassword. For all roles but ADMIN, whose tokens would be refused.
  """
  createAccessToken(
    """The name, the scope and the lifetime."""
    input: CreateAccessTokenInput!
  ): CreateAccessTokenResult! @cost(weight: 100)
  """
  Creates a calendar feed of the viewer's dockets. An earlier feed stops working. The result holds the address;
  it can't be read again later. Needs a sign-in within the last 15 minutes.
  """
  createCalendarFeed: CreateCalendarFeedResult!
  """
  Creates an empty draft that only the viewer can see: a product for a vendor, a service for a freelancer or broker. Limit: 200
  listings per account. For vendors, freelancers and brokers.
  """
  createListing: CreateListingResult!
  """
  Deletes the viewer's account permanently, with its sessions, listings, company, jobs, freelancer profile and all notifications
  about it. Orders, messages and reviews stay, without the name; receipts and invoices stay for ten years. An account
  without a password needs a sign-in within the last 15 minutes. Wrong passwords count as in changePassword.
  """
  deleteAccount(
    """The password, as confirmation."""
    input: DeleteAccountInput!
  ): DeleteAccountResult! @cost(weight: 100)
  """
  Deletes the listing and its pictures permanently. Limit: 120 public changes per hour. For vendors, freelancers and brokers.
  """
  deleteListing(
    """Its id: \`srv-1101\`."""
    id: ID!
  ): DeleteListingResult!
  """
  Deletes the draft of a published listing. An unpublished draft stays as it is. Limit: 120 public changes per hour.
  For vendors, freelancers and brokers.
  """
  discardListingChanges(
    """Its id: \`srv-1101\`."""
    id: ID!
  ): OwnListingResult!
  """
  Removes the checklist of new sellers from the viewer's overview, for good, once a listing was published. For vendors, freelancers
  and brokers.
  """
  dismissSellerChecklist: DismissSellerChecklistResult!
  """
  Replaces the content of one of the viewer's applications while it and the job are open, and notifies the owner of the job. It is
  refused if the application has changed since \`version\`. If nothing differs, it changes and notifies nothing. Limit: 60 per hour.
  """
  editApplication(
    """The application and its whole new content."""
    input: EditApplicationInput!
  ): EditApplicationResult!
  """
  Replaces the content of one of the viewer's jobs, open or closed. Open offers for a brief stand for its earlier text, see
  \`Application.briefAsOffered\`, and their applicants are notified if its title, description or budget changes. Limit: 60 per hour.
  """
  editJob(
    """Its id: \`job-3101\`."""
    id: ID!
    """The whole new content."""
    input: JobInput!
    """
    The \`version\` of the job that the client has read. If the job has changed since, the result is VersionConflict. Without it the
    content is replaced as it is.
    """
    version: Int
  ): EditJobResult!
  """
  Saves a draft, which may be incomplete. A published listing stays unchanged until the draft is published. Saving the same
  content again changes nothing, so a client can retry after a lost response. Limit: 1,000 per hour. For vendors, freelancers
  and brokers.
  """
  editListing(
    """The whole new content."""
    input: EditListingInput!
  ): EditListingResult!
  """Ends all sessions of the viewer except the current one."""
  endOtherSessions: EndOtherSessionsResult!
  """Ends one of the viewer's sessions, which may be the current one."""
  endSession(
    """The session's id: \`ses-\` and a UUID."""
    id: ID!
  ): EndSessionResult!
  """Ends a notice now. Ending one again changes nothing. For admins."""
  endSiteNotice(
    """The notice's id: \`ntc-\` and a UUID."""
    id: ID!
  ): EndSiteNoticeResult!
  """
  Signs in with email and password, and sets the session cookie. Limits in 15 minutes: 10 failed attempts per account and
  network address, 100 per network address. After 20 failed attempts for an account in a day, others wait longer and longer,
  except in a browser in which the account has signed in before.
  """
  login(
    """The credentials."""
    input: LoginInput!
  ): LoginResult! @cost(weight: 100)
  """
  Signs in with a passkey alone, without email address and password, and sets the session cookie. The passkey verifies its user. Counts
  for the limit of beginPasskeyUse.
  """
  loginWithPasskey(
    """The response of the passkey."""
    input: LoginWithPasskeyInput!
  ): LoginWithPasskeyResult! @cost(weight: 100)
  """Ends the current session and removes its cookie. Always returns true."""
  logout: Boolean!
  """
  Marks a date as met, or as still to be met, and notifies the other party. For buyer and seller. It counts for the limit of
  saveDocketEntry.
  """
  markDocketEntry(
    """Whether the date was met."""
    done: Boolean!
    """The entry's id: \`dkt-\` and a UUID."""
    id: ID!
  ): MarkDocketEntryResult!
  """
  Marks notifications as read. Ids of other accounts' notifications are ignored.
  """
  markNotificationsRead(
    """Ids of the notifications, at most 100. Null for all."""
    ids: [ID!]
    """
    Only notifications that lead to this path: \`/dashboard/engagements/eng-1\`. Null for any.
    """
    path: String
  ): MarkNotificationsReadResult!
  """Marks messages of a conversation as read. For its parties."""
  markRead(
    """The conversation: \`cnv-\` and a UUID."""
    conversationId: ID!
    """
    Sequence of the last message that the viewer has seen; later ones stay unread. Null for all messages.
    """
    upTo: Int
  ): MarkReadResult!
  """
  Marks a published review of somebody else as helpful, or takes the mark back. Repeating it changes nothing. Limit: 60 per hour.
  """
  markReviewHelpful(
    """The review and the mark."""
    input: MarkReviewHelpfulInput!
  ): MarkReviewHelpfulResult!
  """
  Writes the viewer's private note about a saved listing. An empty text removes it.
  """
  noteSavedListing(
    """The listing and the note."""
    input: NoteSavedListingInput!
  ): NoteSavedListingResult!
  """
  Opens a conversation for an admin who is not a party, to read its messages within an hour. The reason is in the audit trail of
  both parties. For admins.
  """
  openConversation(
    """The conversation and the reason."""
    input: OpenConversationInput!
  ): OpenConversationResult!
  """
  Opens the viewer's account at the payment provider, for earnings. Repeating it continues. Needs a sign-in within the last 15 minutes.
  """
  openPayoutAccount: OpenPayoutAccountResult!
  """
  Places an order and pays for it. For all roles but ADMIN; nobody can buy their own listings. Idempotent by \`idempotencyKey\`: a
  repeated request returns the same order, and nothing is charged or ordered twice. Limit: 60 orders per account and hour.
  """
  placeOrder(
    """The lines, the expected total and the payment."""
    input: PlaceOrderInput!
  ): PlaceOrderResult!
  """
  Posts a job. Vendors and brokers post positions for their company, and everybody posts briefs. For all roles but ADMIN.
  Idempotent by \`clientId\`: a repeated request returns the same job, so a client can retry after a lost response. Limit: 20 per
  hour.
  """
  postJob(
    """
    The client's own id for the job, 1 to 64 characters. It makes the request idempotent.
    """
    clientId: ID
    """The job."""
    input: JobInput!
  ): PostJobResult!
  """
  Proposes to broker the listing of another account. The owner is notified and has 14 days to answer. For brokers. Limits: 30
  proposals per hour, and 3 of a listing per day.
  """
  proposeMandate(
    """The listing and the fee."""
    input: ProposeMandateInput!
  ): ProposeMandateResult!
  """
  Publishes the listing with the content of its draft. Lists, counts and search show it at once. Limit: 120 public changes per hour.
  For vendors, freelancers and brokers.
  """
  publishListing(
    """Its id: \`srv-1101\`."""
    id: ID!
    """
    The \`updatedAt\` of the draft that the page shows. If the listing has changed since, the result is EditConflict. Without it
    the draft is published as it is.
    """
    updatedAt: DateTime
  ): PublishListingResult!
  """
  Publishes a notice, which stands at the top of pages. For admins. Needs a sign-in within the last 15 minutes.
  """
  publishSiteNotice(
    """The notice."""
    input: PublishSiteNoticeInput!
  ): PublishSiteNoticeResult!
  """
  Creates an account and signs it in. Limit: 30 attempts per network address and hour.
  """
  register(
    """The new account."""
    input: RegisterInput!
  ): RegisterResult! @cost(weight: 100)
  """
  Reinstates a suspended account and shows its published listings again. Notifies by mail its owner and everybody with whom deadlines run
  on. For admins. Needs a sign-in within the last 15 minutes.
  """
  reinstateUser(
    """The account and the reason."""
    input: ReinstateUserInput!
  ): ReinstateUserResult!
  """
  Removes the authenticator app. Needs a sign-in within the last 15 minutes.
  """
  removeAuthenticatorApp: RemoveSecondFactorResult!
  """Removes the viewer's calendar feed."""
  removeCalendarFeed: RemoveCalendarFeedResult!
  """
  Removes a date that the viewer has added, and notifies the other party. Its history stays. It counts for the limit of
  saveDocketEntry.
  """
  removeDocketEntry(
    """The entry's id: \`dkt-\` and a UUID."""
    id: ID!
  ): RemoveDocketEntryResult!
  """Removes a passkey. Needs a sign-in within the last 15 minutes."""
  removePasskey(
    """The passkey's id: \`pky-\` and a UUID."""
    id: ID!
  ): RemoveSecondFactorResult!
  """
  Removes a file from a product, with all its versions. Earlier buyers keep it. Files are added by a POST of the content to
  \`/product-files?listing=prd-2801&name=Report.pdf\`; a name that the product has already, or \`&versionOf=pfl-…\`, makes a new version.
  Limit: 20 files per product. For vendors.
  """
  removeProductFile(
    """The id of any version: \`pfl-\` and a UUID."""
    id: ID!
  ): RemoveProductFileResult!
  """Removes a saved search."""
  removeSavedSearch(
    """Its id: \`svs-\` and a UUID."""
    id: ID!
  ): RemoveSavedSearchResult!
  """Removes a synonym. For admins."""
  removeSearchSynonym(
    """The synonym's term."""
    input: RemoveSearchSynonymInput!
  ): RemoveSearchSynonymResult!
  """Renames a passkey."""
  renamePasskey(
    """The passkey and its new name."""
    input: RenamePasskeyInput!
  ): RenamePasskeyResult!
  """
  Replaces the recovery codes; the former ones stop working. Needs a sign-in within the last 15 minutes.
  """
  replaceRecoveryCodes: ReplaceRecoveryCodesResult!
  """
  Replies to a published review of the viewer. Each review can have one reply.
  """
  replyToReview(
    """The review and the reply."""
    input: ReplyToReviewInput!
  ): ReplyToReviewResult!
  """
  Reports public content, or a message that the viewer has received, to the admins. Reporting the same content again changes
  nothing. Limit: 20 per day.
  """
  report(
    """The content and the reason."""
    input: ReportInput!
  ): ReportResult!
  """
  Sends a confirmation link to a new email address. The link is valid for 24 hours or until the next request. The result is the
  same if another account uses the address. Wrong passwords count as in changePassword. Limits: 5 mails per account and hour, 5 per
  email address and hour.
  """
  requestEmailChange(
    """The new address."""
    input: RequestEmailChangeInput!
  ): RequestEmailChangeResult! @cost(weight: 100)
  """
  Sends the link that confirms the viewer's email address, unless that is done or not needed. Limit: 5 mails per account and hour.
  """
  requestEmailConfirmation: RequestEmailConfirmationResult!
  """
  Sends a link for setting a new password. The result and its timing are the same if no account has the email address. Limits:
  10 requests per network address and hour, 5 per email address and hour.
  """
  requestPasswordReset(
    """The account's email address. Case and outer spaces are ignored."""
    email: String!
  ): RequestPasswordResetResult! @cost(weight: 100)
  """
  Requests a quote from a seller. For all roles but ADMIN. Repeating an unanswered request returns the same engagement.
  Limit: 30 requests per account and hour.
  """
  requestQuote(
    """The seller and the request."""
    input: RequestQuoteInput!
  ): RequestQuoteResult!
  """
  Sets a new password with the token from the link. Ends all sessions of the account and revokes its access tokens.
  """
  resetPassword(
    """The token and the new password."""
    input: ResetPasswordInput!
  ): ResetPasswordResult! @cost(weight: 100)
  """
  Reviews the other party of a completed engagement. Each party can review once, within 14 days of completion. Both reviews are
  published together, or when the 14 days are over.
  """
  reviewEngagement(
    """The engagement and the review."""
    input: ReviewEngagementInput!
  ): ReviewEngagementResult!
  """
  Revokes one of the viewer's personal access tokens at once. Not available to access tokens.
  """
  revokeAccessToken(
    """The token's id: \`tok-\` and a UUID."""
    id: ID!
  ): RevokeAccessTokenResult!
  """
  Adds a date to the docket of an engagement, or changes one, and notifies the other party. For buyer and seller of an engagement
  that was paid. After a cancellation none can be added; while a check for conflicts of interest is open, and after a conflict, none
  can be added or changed. Both are reminded 30 days, 7 days and 1 day before, and on the day. A new date is idempotent by
  \`clientId\`: a repeated request returns the same date, so a client can retry after a lost response.
  Limit: 60 changes of dockets per account and hour, with marks and removals.
  """
  saveDocketEntry(
    """The date."""
    input: DocketEntryInput!
  ): SaveDocketEntryResult!
  """
  Saves a product or service for later. Saving it again changes nothing. The viewer is notified once of each lower price. Limit:
  500 per account.
  """
  saveListing(
    """Its id: \`srv-1101\`."""
    id: ID!
  ): SaveListingResult!
  """
  Saves a search. The viewer is notified of new listings that match. Saving the same criteria again returns the existing search.
  Limit: 20 per account.
  """
  saveSearch(
    """The search criteria."""
    input: SaveSearchInput!
  ): SaveSearchResult!
  """Adds a synonym, or replaces the meanings of one. For admins."""
  saveSearchSynonym(
    """The synonym."""
    input: SaveSearchSynonymInput!
  ): SaveSearchSynonymResult!
  """
  Sends a message in a conversation. Idempotent by \`clientId\`: a repeated request returns the same message, so a client can
  retry after a lost response. Limit: 30 messages per minute.
  """
  sendMessage(
    """The conversation and the message."""
    input: SendMessageInput!
  ): SendMessageResult!
  """
  Confirms that the viewer is still the owner of the account. Some mutations need a sign-in within the last 15 minutes, and fail
  with the code \`REAUTHENTICATION_REQUIRED\` otherwise. Wrong passwords count as in changePassword, wrong codes as in completeLogin.
  """
  signInAgain(
    """One of the factors."""
    input: SignInAgainInput!
  ): SignInAgainResult! @cost(weight: 100)
  """
  Tells the other party that the viewer types now. Send it at most every three seconds while the viewer types. Returns false if
  nobody is notified: the viewer is not one of its parties, or one of them has blocked the other.
  """
  signalTyping(
    """The conversation: \`cnv-\` and a UUID."""
    conversationId: ID!
  ): Boolean!
  """
  Signs in, or creates an account, through an identity provider. An OpenID Connect provider redirects the browser back to
  \`/auth/callback/google\` within ten minutes. From there the browser is redirected to \`/login?social=done&provider=google\`, with
  the session cookie set and \`next\` as given; to \`/register?...\` for REGISTRATION. \`social=failed\` and \`social=suspended\` report
  a failed login and a suspended account; a sign-in that waits for a
  second factor is redirected to \`/login#second-factor\`.
  """
  socialLogin(
    """The provider and the purpose."""
    input: SocialLoginInput!
  ): SocialLoginResult! @cost(weight: 100)
  """
  Sends a message about a subject to its owner. Starts a conversation, or continues the one that the two parties have about the
  subject. Limit: 20 per hour.
  """
  startConversation(
    """The subject and the message."""
    input: StartConversationInput!
  ): StartConversationResult!
  """
  Suspends an account: ends its sessions, blocks signing in, and hides its listings, until it is reinstated. Notifies
  by mail its owner and everybody who has an open order or quote with it. Admins can't suspend their own account. For admins. Needs a sign-in
  within the last 15 minutes.
  """
  suspendUser(
    """The account and the reason."""
    input: SuspendUserInput!
  ): SuspendUserResult!
  """
  Hides the listing from everybody but its seller. Limit: 120 public changes per hour. For vendors, freelancers and brokers.
  """
  unpublishListing(
    """Its id: \`srv-1101\`."""
    id: ID!
  ): OwnListingResult!
  """Removes a saved listing. Removing it again changes nothing."""
  unsaveListing(
    """Its id: \`srv-1101\`."""
    id: ID!
  ): UnsaveListingResult!
  """
  Saves what stands on the viewer's invoices from now on, as buyer and as seller. Invoices that exist stay as they are. Limit: 60
  changes per account and hour.
  """
  updateBillingDetails(
    """All of it; omitted fields become empty."""
    input: BillingDetailsInput!
  ): UpdateBillingDetailsResult!
  """
  Replaces the viewer's company profile. For vendors, freelancers and brokers. Limit: 60 edits of profiles per hour.
  """
  updateCompany(
    """The whole new profile."""
    input: UpdateCompanyInput!
  ): UpdateCompanyResult!
  """
  Replaces the viewer's freelancer profile. For freelancers. Limit: 60 edits of profiles per hour.
  """
  updateFreelancer(
    """The whole new profile."""
    input: UpdateFreelancerInput!
  ): UpdateFreelancerResult!
  """Changes the viewer's email notifications. Limit: 60 changes per hour."""
  updateNotificationSettings(
    """The new settings."""
    input: NotificationSettingsInput!
  ): UpdateNotificationSettingsResult!
  """
  Changes the viewer's public name and portrait. Limit: 60 edits of profiles per hour.
  """
  updateProfile(
    """The new profile."""
    input: UpdateProfileInput!
  ): UpdateProfileResult!
}

"""
A confidentiality agreement between the parties of an engagement. The party that asks for it accepts it by that.
"""
type Nda {
  """The time when the other party accepted it. Null until then."""
  acceptedAt: DateTime
  """The time when it was asked for."""
  askedAt: DateTime!
  """The party that has asked for it."""
  askedBy: EngagementParty!
  """Whether it waits for the viewer's answer."""
  awaitsViewer: Boolean!
  """The buyer's name: as it was when the agreement was accepted."""
  buyerName: String!
  """The meaning of the agreement for the viewer now, in a sentence."""
  explanation: String!
  """The seller's name: as it was when the agreement was accepted."""
  sellerName: String!
  """The text, in the version that was asked for."""
  text: NdaText!
}

"""A clause of the confidentiality agreement."""
type NdaClause {
  """Its text."""
  text: String!
  """Its heading: \`What is confidential\`."""
  title: String!
}

"""
A version of the standard text of the confidentiality agreement. A version never changes.
"""
type NdaText {
  """Its clauses, in their order."""
  clauses: [NdaClause!]!
  """Its title: \`Mutual Confidentiality Agreement\`."""
  title: String!
  """Its version, from 1."""
  version: NonNegativeInt!
}

"""The account has no second factor, so that it needs no recovery codes."""
type NoSecondFactor implements Failure {
  """\`Add an authenticator app or a passkey first.\`"""
  message: String!
}

"""
An object that can be read again by its id. Ids never change, and no two objects that implement Node have the same one. \`Profile\`
has the id of its \`User\`, and \`OwnListing\` that of its \`Product\` or \`Service\`; these two don't implement Node.
"""
interface Node {
  """
  Unique across all types, such as \`job-3101\`. The part before the first \`-\` names the type.
  """
  id: ID!
}

"""A whole number, zero or more: \`24\`."""
scalar NonNegativeInt @specifiedBy(url: "https://the-guild.dev/graphql/scalars/docs/scalars/non-negative-int")

"""Input of noteSavedListing."""
input NoteSavedListingInput {
  """Id of the listing: \`srv-1101\`."""
  id: ID!
  """Plain text with line breaks, up to 500 characters."""
  note: String!
}

"""
Result of noteSavedListing. ListingNotFound if the viewer has not saved the listing, or it is no longer on offer.
"""
union NoteSavedListingResult = InvalidInput | ListingNotFound | SavedListingNoted

"""A notification for the viewer."""
type Notification {
  """
  The time when it happened. Unread messages of one conversation share a notification; then it is the time of the last one.
  """
  at: DateTime!
  """Unique across all types: \`ntf-\` and a UUID."""
  id: ID!
  """Its subject."""
  kind: NotificationKind!
  """Path of the page to open: \`/dashboard/messages?conversation=cnv-1\`."""
  path: String!
  """Whether it is read."""
  read: Boolean!
  """One line of text. May be empty."""
  text: String!
  """The title: \`Message from Priya Raman\`."""
  title: String!
}

"""A list of notifications, page by page."""
type NotificationConnection {
  """The notifications of this page, each with its cursor."""
  edges: [NotificationEdge!]!
  """The notifications of this page."""
  nodes: [Notification!]!
  """The page's cursors, and whether more pages follow."""
  pageInfo: PageInfo!
  """Number of entries on all pages. Counting stops at 1,001."""
  totalCount: NonNegativeInt!
  """Whether \`totalCount\` is exact: false if counting stopped at 1,001."""
  totalIsExact: Boolean!
}

"""A notification in a list."""
type NotificationEdge {
  """The entry's cursor."""
  cursor: String!
  """The notification."""
  node: Notification!
}

"""The subject of a notification."""
enum NotificationKind {
  """
  A new or edited application, or a transition of one. For applicants also a closed or removed job, or a changed brief.
  """
  APPLICATION
  """
  A bank has asked for a payment back or about it, or has decided. For seller, broker and admins, and for the buyer if money moves.
  """
  CHARGEBACK
  """
  A registration was checked, refused, is due for its yearly check, waits for a new check after a change of name, or has expired.
  """
  CREDENTIAL
  """A date in the docket of an engagement."""
  DOCKET
  """
  A transition of an engagement, a due notice or, for admins, an admin alert.
  """
  ENGAGEMENT
  """A proposed mandate, or a transition of a mandate."""
  MANDATE
  """A new message."""
  MESSAGE
  """Earnings wait, because their seller or broker has not set up payouts."""
  PAYOUT
  """A lower price of a saved listing."""
  PRICE_DROP
  """
  A payment that came too late, or for what had changed, is refunded to its buyer, or, for admins, a refund keeps failing.
  """
  REFUND
  """
  A report for the admins, or their decision for the owner of the content.
  """
  REPORT
  """A review was written, published or answered."""
  REVIEW
  """An account has been made an admin. For the other admins."""
  ROLE
  """A new listing that matches a saved search."""
  SAVED_SEARCH
}

"""Input of updateNotificationSettings."""
input NotificationSettingsInput {
  """
  Whether a mail is sent, once, about notifications that stay unread for ten minutes.
  """
  emailNotifications: Boolean!
}

"""The settings were saved."""
type NotificationSettingsUpdated {
  """The viewer."""
  user: User!
}

"""The notifications are read."""
type NotificationsRead {
  """The viewer with the new \`unreadNotifications\`."""
  user: User!
}

"""
The fields of OFFER_ADDITION. Limit: 60 offers and proposals of an account per hour.
"""
input OfferAdditionInput {
  """Days to add to the due date, from 0 to 90. Null for none."""
  days: Int
  """The description of the addition, up to 5,000 characters."""
  message: String!
  """
  Price of the addition in US dollars, at most two decimals: \`80\`. 0 for none.
  """
  price: Float!
  """Rounds of changes to add, from 0 to 5. Null for none."""
  rounds: Int
}

"""A milestone as it was offered."""
type OfferedMilestone {
  """Days that it takes: \`7\`."""
  days: NonNegativeInt!
  """Its price in US dollars: \`480\`."""
  price: Float!
  """Its title: \`Data sheet\`."""
  title: String!
}

"""One party of an engagement, or both."""
enum OneOrBothParties {
  """Both parties."""
  BOTH
  """The buyer."""
  BUYER
  """The seller."""
  SELLER
}

"""
The marketplace still holds money for an engagement of the account, as buyer, seller or broker, or has not paid out its earnings. The
message says what to do: complete or cancel orders, which a broker can't, or set up payouts and wait for them.
"""
type OpenBusiness implements Failure {
  """
  \`Money is still held for 2 of your orders, including MQ-2F7K9. Complete or cancel them first.\`
  """
  message: String!
}

"""Input of openConversation."""
input OpenConversationInput {
  """The conversation: \`cnv-\` and a UUID."""
  conversationId: ID!
  """The reason, 1 to 500 characters."""
  reason: String!
}

"""Result of openConversation. InvalidInput has the field \`reason\`."""
union OpenConversationResult = ConversationNotFound | ConversationOpened | InvalidInput

"""The fields of OPEN_DISPUTE. Limit: 30 times per account and hour."""
input OpenDisputeInput {
  """Ids of at most 10 files that the viewer uploaded, as for DELIVER."""
  files: [ID!]
  """The reason, up to 2,000 characters. Both parties can read it."""
  reason: String!
  """
  The refund to the buyer that the opener suggests, in US dollars, from 0 to what is held: \`250\`. Null to name none.
  """
  refund: Float
}

"""Result of openPayoutAccount."""
union OpenPayoutAccountResult = PayoutAccountLink | PayoutAccountProblem

"""One checkout by one buyer."""
type Order implements Node {
  """The buyer, who placed it."""
  buyer: Profile!
  """
  Last four digits of the card: \`4242\`. Empty if the payment provider does not give them, null if nothing had to be paid.
  """
  cardLastFour: String
  """One engagement for each line, grouped by seller."""
  engagements: [Engagement!]!
  """Unique across all types: \`ord-\` and a UUID."""
  id: ID!
  """
  The invoices of a paid order, one for each seller, and credit notes for what was refunded, oldest first. Empty for orders from before invoices were issued.
  """
  invoices: [Invoice!]!
  """The time when it was placed."""
  placedAt: DateTime!
  """The recipient of the receipt."""
  receipt: Receipt!
  """The amount refunded since, in US dollars: \`0\`."""
  refunded: Float!
  """The state, derived from its engagements."""
  state: OrderState!
  """The display name of the state: \`In progress\`."""
  stateLabel: String!
  """The total paid at checkout, in US dollars: \`1698\`."""
  total: Float!
}

"""A list of orders, page by page."""
type OrderConnection {
  """The orders of this page, each with its cursor."""
  edges: [OrderEdge!]!
  """The orders of this page."""
  nodes: [Order!]!
  """The page's cursors, and whether more pages follow."""
  pageInfo: PageInfo!
  """Number of entries on all pages. Counting stops at 1,001."""
  totalCount: NonNegativeInt!
  """Whether \`totalCount\` is exact: false if counting stopped at 1,001."""
  totalIsExact: Boolean!
}

"""An order in a list."""
type OrderEdge {
  """The entry's cursor."""
  cursor: String!
  """The order."""
  node: Order!
}

"""The order was placed and paid."""
type OrderPlaced {
  """The order, with an engagement for each line."""
  order: Order!
}

"""The state of an order."""
enum OrderState {
  """All engagements are cancelled."""
  CANCELLED
  """All engagements have ended, and at least one is completed."""
  COMPLETED
  """At least one engagement is disputed."""
  DISPUTED
  """At least one engagement has not ended, and none is disputed."""
  IN_PROGRESS
}

"""An actor other than the viewer."""
type OtherActor {
  """
  The actor. Never the clock: \`Engagement.deadline\` describes what happens automatically.
  """
  actor: EngagementActor!
  """
  A sentence about the transitions that the actor can take now: \`May request changes or open a dispute.\`
  """
  sentence: String!
}

"""A transition that other actors can take, but the viewer can't."""
type OtherActorTransition {
  """The actors that can take it."""
  actors: [EngagementActor!]!
  """
  The time when it is taken automatically, unless another transition comes first. Null if it has no deadline.
  """
  automaticAt: DateTime
  """The display name: \`Accept delivery\`."""
  label: String!
  """The transition."""
  name: EngagementTransition!
}

"""The other party is blocked, or unblocked."""
type OtherPartyBlocked {
  """The conversation with its new \`blocked\` and \`canWrite\`."""
  conversation: Conversation!
}

"""All other sessions have ended."""
type OtherSessionsEnded {
  """Number of sessions that were ended."""
  endedSessionCount: NonNegativeInt!
}

"""
A listing as its seller sees it: with the content of the draft if there is one, otherwise with the published content.
"""
type OwnListing {
  """Its category. Null until it is chosen."""
  category: Category
  """
  The first of \`images\`. \`?size=thumb\`, \`card\` or \`large\` returns 112x84, 320x200 or 720x480 pixels.
  """
  cover: String!
  """The time when it was first published, or else when it was created."""
  createdAt: DateTime!
  """
  Days from the requirements to the delivery, 1 to 365: \`14\`. Null until it is set, and for a product.
  """
  deliveryDays: Int
  """
  Paragraphs with a blank line between them, up to 10,000 characters. Publishing needs at least 20.
  """
  description: String! @cost(weight: 10)
  """The extras of a service, at most five."""
  extras: [ExtraDraft!]! @listSize(assumedSize: 5)
  """
  The FAQ, at most 10 entries; they may be incomplete in a draft. Empty for a product.
  """
  faq: [FaqEntry!]!
  """
  The files that buyers receive, the newest version of each, oldest file first. Empty for a service. Changes need no publishing.
  """
  files: [ProductFile!]!
  """
  Whether a published listing has a draft with other content. False if it was never published.
  """
  hasUnpublishedChanges: Boolean!
  """
  Unique across all types, and the same before and after publishing: \`srv-1101\`.
  """
  id: ID!
  """
  Root-relative paths of its pictures. The first one is the cover. The generated cover if there are no uploads.
  """
  images: [String!]!
  """
  The seller's included lines, at most 10; a line may be empty in a draft. Empty for a product.
  """
  included: [String!]!
  """A product or a service."""
  kind: ListingKind!
  """
  The licence of a product, up to 10,000 characters; the standard licence until the seller changes it. Empty for a service.
  """
  licence: String! @cost(weight: 10)
  """The packages of a service, at most three."""
  packages: [PackageDraft!]! @listSize(assumedSize: 3)
  """Price in US dollars, 0 to 1,000,000: \`2999.99\`. Null until it is set."""
  price: Float
  """
  The questions to the buyer, at most 10; they may be incomplete in a draft. Empty for a product.
  """
  questions: [BuyerQuestion!]!
  """The status."""
  status: ListingStatus!
  """Tags in lower case: \`due diligence\`. Shown on products."""
  tags: [String!]!
  """
  Whether an admin has taken it down. Nobody else sees it then, whatever its status: see \`takeDowns\`.
  """
  takenDown: Boolean!
  """The licence of a product for more people. Null if it is not offered."""
  teamLicence: TeamLicenceDraft
  """The title, up to 120 characters. Publishing needs at least 3."""
  title: String!
  """
  The time when it was last changed, to the millisecond. \`editListing\` takes it as input.
  """
  updatedAt: DateTime!
}

"""A list of own listings, page by page."""
type OwnListingConnection {
  """The listings of this page, each with its cursor."""
  edges: [OwnListingEdge!]!
  """The listings of this page."""
  nodes: [OwnListing!]!
  """The page's cursors, and whether more pages follow."""
  pageInfo: PageInfo!
  """Number of entries on all pages. Counting stops at 1,001."""
  totalCount: NonNegativeInt!
  """Whether \`totalCount\` is exact: false if counting stopped at 1,001."""
  totalIsExact: Boolean!
}

"""An own listing in a list."""
type OwnListingEdge {
  """The entry's cursor."""
  cursor: String!
  """The listing."""
  node: OwnListing!
}

"""Result of unpublishListing and discardListingChanges."""
union OwnListingResult = ListingNotFound | ListingSaved | TooManyAttempts

"""A package in a draft."""
type PackageDraft {
  """The contents, at most 8 entries of up to 100 characters each."""
  contents: [String!]!
  """
  Days from the requirements to the delivery, 1 to 365: \`14\`. Null until it is set.
  """
  deliveryDays: NonNegativeInt
  """Unique in its listing: \`standard\`."""
  key: ID!
  """Its name, up to 40 characters. Publishing needs one."""
  name: String!
  """Price in US dollars, 0 to 1,000,000: \`450\`. Null until it is set."""
  price: Float
  """Rounds of changes that are included, 0 to 9: \`2\`."""
  rounds: NonNegativeInt!
}

"""A package of EditListingInput."""
input PackageInput {
  """The contents, at most 8 entries of up to 100 characters each."""
  contents: [String!]!
  """
  Days from the requirements to the delivery, 1 to 365: \`14\`. Null until it is set.
  """
  deliveryDays: Int
  """
  Chosen by the client and unique in the listing, 1 to 40 lower-case letters, digits and \`-\`: \`standard\`. Carts name it.
  """
  key: ID!
  """Its name, up to 40 characters. May be empty."""
  name: String!
  """
  Price in US dollars, 0 to 1,000,000, at most two decimals: \`450\`. Null until it is set.
  """
  price: Float
  """Rounds of changes that are included, 0 to 9: \`2\`."""
  rounds: Int!
}

"""Information about a page of a list, as in Relay cursor connections."""
type PageInfo {
  """
  Cursor of the page's last entry, to pass as \`after\` for the next page; null on an empty page.
  """
  endCursor: String
  """Whether there is a next page."""
  hasNextPage: Boolean!
  """
  Whether there is a previous page. True if and only if \`after\` was given.
  """
  hasPreviousPage: Boolean!
  """Cursor of the page's first entry; null on an empty page."""
  startCursor: String
}

"""A passkey: a key pair on a device, by which its owner signs in."""
type Passkey {
  """The time when it was registered."""
  createdAt: DateTime!
  """Unique across all types: \`pky-\` and a UUID."""
  id: ID!
  """The time when it last signed in. Null before the first use."""
  lastUsedAt: DateTime
  """The name that its owner gave it: \`Work laptop\`."""
  name: String!
}

"""Options for the browser's WebAuthn API."""
type PasskeyOptions {
  """
  The options, as \`PublicKeyCredentialRequestOptionsJSON\` or \`PublicKeyCredentialCreationOptionsJSON\` of WebAuthn.
  """
  options: JSON!
}

"""The passkey was renamed."""
type PasskeyRenamed {
  """The passkey with its new name."""
  passkey: Passkey!
}

"""The password was changed, and the session cookie was set again."""
type PasswordChanged {
  """Number of other sessions that were ended: \`2\`."""
  endedSessionCount: NonNegativeInt!
}

"""The password was changed. This does not sign anybody in."""
type PasswordReset {
  """\`Your password is changed. Log in with the new one.\`"""
  message: String!
}

"""
A link that is valid for 30 minutes was sent, if an account has this email address.
"""
type PasswordResetRequested {
  """
  \`If there is an account with this email, we have sent it a link. It works for 30 minutes.\`
  """
  message: String!
}

"""
The rule for new passwords. It depends on whether the site has sample data.
"""
type PasswordRule {
  """The least number of characters: \`6\`."""
  minLength: NonNegativeInt!
  """The rule for people to read: \`At least 6 characters\`."""
  text: String!
}

"""The place of the card form."""
enum PaymentCheckout {
  """In a form of ours. \`PaymentInput\` is required."""
  FORM
  """
  On a page of the provider: PaymentRedirect leads there. \`PaymentInput\` is omitted.
  """
  HOSTED
}

"""
The payment failed, or the provider takes no such sum, or none is set up. Nothing has changed. Nothing was charged, or the payment
is being refunded: \`message\` tells which. Limits: 10 declined cards per account and hour, 30 per network address and hour, 60
repeats of open payments per account and hour; beyond them the HTTP status is 429, with a Retry-After header.
"""
type PaymentDeclined implements Failure {
  """
  The message: \`The card was declined. Nothing was charged. Try another one.\`
  """
  message: String!
  """
  Whether a retry may succeed, as after the provider could not be reached. Repeat the request with the same idempotency key:
  nothing is charged twice.
  """
  retryable: Boolean!
}

"""A payment."""
input PaymentInput {
  """
  The card's token from the provider's form, up to 200 characters. Never a card number.
  """
  token: String!
}

"""
The payment provider. Card numbers are sent to the provider only; this API receives tokens.
"""
type PaymentProvider {
  """
  Whether a provider is set up. If not, nothing that costs money can be bought.
  """
  available: Boolean!
  """The place of the card form."""
  checkout: PaymentCheckout!
  """The display name: \`Sample provider\`."""
  name: String!
  """Test cards of the sample provider. Empty with a real provider."""
  sampleCards: [SampleCard!]!
}

"""
The payment is not decided yet, and nothing has changed. A repeated request doesn't charge again. The payment provider's page
returns to ours, where the query \`paymentState\` says how the payment ended.
"""
type PaymentRedirect {
  """
  The address of the provider's payment page: \`https://checkout.stripe.com/c/pay/cs_123\`.
  """
  url: URL!
}

"""The state of a payment."""
enum PaymentState {
  """Declined or given up. A retry may succeed."""
  FAILED
  """Paid, and fulfilled: the order, offer, addition, milestone or extra."""
  PAID
  """Not decided yet: the buyer has not paid, or the bank takes its time."""
  PENDING
  """Paid, and being refunded, because the purchase was no longer possible."""
  REFUNDED
}

"""A seller's account at the payment provider."""
type PayoutAccount {
  """The provider's name: \`Stripe\`."""
  provider: String!
  """
  Whether it may receive money. Null if the provider can't be reached at the moment.
  """
  state: PayoutAccountState @cost(weight: 50)
}

"""
The page of the payment provider on which the seller completes the account.
"""
type PayoutAccountLink {
  """Its address. It works once, for a few minutes."""
  url: URL!
}

"""The account can't be opened now."""
type PayoutAccountProblem implements Failure {
  """
  The reason, to show: \`Stripe can’t be reached at the moment. Please try again in a few minutes.\`
  """
  message: String!
}

"""Whether a seller's account may receive money."""
enum PayoutAccountState {
  """The provider needs more details of the seller."""
  INCOMPLETE
  """The provider checks the details, or has stopped payouts."""
  IN_REVIEW
  """The seller has not opened it."""
  NOT_OPENED
  """Earnings are paid out."""
  READY
}

"""
The earnings and payouts of a seller or broker, in US dollars, from the ledger.
"""
type Payouts {
  """
  The account at the payment provider. Null if this marketplace makes no payouts: then earnings stay in the balance.
  """
  account: PayoutAccount
  """Earned and not paid out yet: \`629.1\`."""
  balance: Float!
  """
  Held funds of running engagements that the viewer sells or has brokered, before commission and fee: \`720\`.
  """
  held: Float!
  """Paid out, less what came back: \`1258.2\`."""
  paidOut: Float!
  """Everything that has changed the balance, latest first."""
  statement(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """Page size, at most 100."""
    first: Int! = 24
  ): StatementConnection!
  """
  The engagements with held funds that the viewer sells or has brokered, last changed first.
  """
  underWay(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """Page size, at most 100."""
    first: Int! = 24
  ): EngagementConnection!
}

"""
A sign-in whose password or social identity is verified, and that waits for a second factor.
"""
type PendingLogin {
  """The factors that complete it."""
  methods: [SecondFactorKind!]!
}

"""Input of placeOrder."""
input PlaceOrderInput {
  """
  The \`terms\` of all lines that the buyer has seen, in any order. If those of a line are not among them, the result is TermsChanged.
  Omitted: only the total is compared. Ignored where the key belongs to a payment that has begun: it stays as agreed.
  """
  expectedTerms: [String!]
  """
  The total that the buyer has seen, in US dollars: \`1698\`. If it has changed, the result is PriceChanged.
  """
  expectedTotal: Float!
  """
  A new key for each checkout, and the same key for its retries: 8 to 100 letters, digits and \`-\`. If the key was used for other
  lines, another total or another receipt, the result is InvalidInput. Another receipt is accepted if nothing was charged yet.
  """
  idempotencyKey: String!
  """The lines, 1 to 100. Lines of the same listing and choice are merged."""
  lines: [CartLineInput!]!
  """
  The payment. Null only if the total is 0, or if the provider's \`checkout\` is HOSTED.
  """
  payment: PaymentInput
  """
  The recipient of receipt and invoices, saved with the account. Omitted: the saved billing details, or the account's name.
  """
  receipt: ReceiptInput
}

"""
Result of placeOrder. InvalidInput has the field \`lines\` also for more than 100 lines, a quantity out of range, more than five
extras, and the viewer's own listing.
"""
union PlaceOrderResult = InvalidInput | LineUnavailable | OrderPlaced | PaymentDeclined | PaymentRedirect | PriceChanged | TermsChanged | TooManyAttempts

"""A day of the whole marketplace."""
type PlatformDay {
  """The day: \`2026-11-21\`."""
  day: LocalDate!
  """
  Held funds of all orders at the end of the day, or now for today: \`7200\`.
  """
  held: Float!
  """
  Earned by sellers and brokers and not paid out yet, at the end of the day, or now for today: \`640\`.
  """
  payable: Float!
  """
  Quotes and orders in each state at the end of the day, or now for today. States without any are left out.
  """
  states: [EngagementStateCount!]! @listSize(assumedSize: 12)
  """The totals of the day."""
  totals: PlatformTotals!
}

"""
Money, orders and new accounts of the whole marketplace in a range of days. Amounts are in US dollars.
"""
type PlatformReport {
  """Every day of the range, oldest first, including days without sales."""
  days: [PlatformDay!]!
  """The first day: \`2026-11-01\`."""
  from: LocalDate!
  """The last day: \`2026-11-30\`."""
  to: LocalDate!
  """The totals of all days."""
  totals: PlatformTotals!
}

"""
Totals of a period. Money counts on the day on which it moved: a payment of Monday that is released on Friday is \`paid\` on Monday and
\`earned\` on Friday.
"""
type PlatformTotals {
  """The marketplace's commission, less what it gave back: \`72\`."""
  commission: Float!
  """Earned by sellers and brokers, less what was taken back: \`648\`."""
  earned: Float!
  """
  Number of accounts that were registered: \`12\`. Deleted ones count, too.
  """
  newAccounts: NonNegativeInt!
  """
  Gross merchandise volume: paid by buyers, before refunds and commission: \`2160\`.
  """
  paid: Float!
  """Refunded to buyers: \`720\`."""
  refunded: Float!
  """
  Number of paid order lines and accepted offers: \`9\`. Free ones don't count.
  """
  sales: NonNegativeInt!
}

"""
Result of postJob. InvalidInput has the field \`kind\` for a position of an account that is no vendor or broker, \`title\` for one of an
account without a company profile, and \`clientId\` if another job was posted under it.
"""
union PostJobResult = InvalidInput | JobSaved | TooManyAttempts

"""A postal address."""
type PostalAddress {
  """City: \`Bristol\`."""
  city: String!
  """Country, as an ISO 3166-1 alpha-2 code: \`GB\`."""
  country: String!
  """The country's English name: \`United Kingdom\`."""
  countryName: String!
  """Postal code: \`BS1 4DJ\`. Empty where there is none."""
  postalCode: String!
  """Street and number: \`12 Quay Street\`."""
  street: String!
}

"""A postal address."""
input PostalAddressInput {
  """City, up to 100 characters: \`Bristol\`."""
  city: String!
  """Country, as an ISO 3166-1 alpha-2 code: \`GB\`."""
  country: String!
  """
  Postal code, up to 20 characters: \`BS1 4DJ\`. Empty where there is none.
  """
  postalCode: String!
  """Street and number, up to 200 characters: \`12 Quay Street\`."""
  street: String!
}

"""
The total differs from \`expectedTotal\`. Nothing was charged, or the payment is being refunded: \`message\` tells which.
"""
type PriceChanged implements Failure {
  """\`The total is now $1,718.00, not $1,698.00. Nothing was charged.\`"""
  message: String!
  """The current prices of the cart."""
  quote: CartQuote!
}

"""A process table."""
type Process {
  """
  Root-relative path of the diagram: \`/artwork/process/engagement.svg\`. \`?shape=tall\` returns one for phones.
  """
  drawing: String!
  """All states, in their usual order."""
  states: [ProcessState!]!
  """All transitions, in the order of the table."""
  transitions: [ProcessTransition!]!
}

"""The names of the processes."""
enum ProcessName {
  """The process of applications to jobs."""
  APPLICATION
  """The process of engagements, from the quote or purchase to the end."""
  ENGAGEMENT
}

"""A state of a process."""
type ProcessState {
  """Whether no transition starts from it."""
  final: Boolean!
  """The display name: \`Awaiting requirements\`."""
  label: String!
}

"""A row of a process table."""
type ProcessTransition {
  """
  The actors that can take it, in words: \`The buyer, while a round is left\`, \`Automatically, after 14 days without an answer\`.
  """
  actors: [String!]!
  """
  Its effect on money, deadlines or the job, in words: \`Price held\`. Empty for none.
  """
  effect: String!
  """Labels of its form fields: \`Message\`. Empty if there is no form."""
  fields: [String!]!
  """
  Labels of the source states: \`Delivered\`. Empty if it begins the process.
  """
  from: [String!]!
  """The display name: \`Request changes\`."""
  label: String!
  """Its number in the table, from 1, as in the diagram."""
  number: NonNegativeInt!
  """
  Labels of the possible target states: \`Changes requested\`. Empty if the state stays.
  """
  to: [String!]!
}

"""
A ready-made listing that a vendor sells, such as a template or a report.
"""
type Product implements Listing & Node {
  """Its category."""
  category: Category!
  """The first of \`images\`."""
  cover: String!
  """The time when it was first published."""
  createdAt: DateTime!
  """Always 0: a product is delivered at once."""
  deliveryDays: NonNegativeInt!
  """Paragraphs with a blank line between them. Cards show the first one."""
  description: String! @cost(weight: 10)
  """
  An excerpt of the description for lists, about 200 characters: its beginning or, if the first match comes later, the sentence
  with the match.
  """
  excerpt(
    """
    The searched text, up to 80 characters. Case is ignored. Null for the beginning.
    """
    around: String
  ): String! @cost(weight: 10)
  """Always false: products have no packages."""
  hasPackages: Boolean!
  """Unique across all types: \`prd-2801\`."""
  id: ID!
  """Root-relative paths of its pictures. The first one is the cover."""
  images: [String!]!
  """The licence under which it is sold, in paragraphs."""
  licence: String! @cost(weight: 10)
  """Price in US dollars: \`149\`."""
  price: Float!
  """Average of its reviews, 0 to 5 with one decimal; 0 without reviews."""
  rating: Float!
  """Other listings of its category, best rated first."""
  related(
    """Number of listings, at most 12."""
    first: Int! = 4
  ): [Listing!]! @cost(weight: 50)
  """Number of reviews behind the rating."""
  reviewCount: NonNegativeInt!
  """Buyers' reviews of it, latest published first."""
  reviews(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """Page size, at most 100."""
    first: Int! = 24
  ): ReviewConnection! @cost(weight: 50)
  """Whether the viewer has saved it. False for signed-out visitors."""
  saved: Boolean!
  """The viewer's record of saving it. Null if they have not saved it."""
  savedListing: SavedListing
  """The same as \`vendor\`."""
  seller: Profile!
  """Tags in lower case: \`due diligence\`."""
  tags: [String!]!
  """The licence for more people. Null if it is not offered."""
  teamLicence: TeamLicence
  """Its title: \`Investor Data Room Kit\`."""
  title: String!
  """The seller."""
  vendor: Profile!
}

"""A list of products, page by page."""
type ProductConnection {
  """The products of this page, each with its cursor."""
  edges: [ProductEdge!]!
  """The filters of this list."""
  facets: [Facet!]! @cost(weight: 50) @listSize(assumedSize: 8)
  """The products of this page."""
  nodes: [Product!]!
  """The page's cursors, and whether more pages follow."""
  pageInfo: PageInfo!
  """Number of entries on all pages. Counting stops at 1,001."""
  totalCount: NonNegativeInt!
  """Whether \`totalCount\` is exact: false if counting stopped at 1,001."""
  totalIsExact: Boolean!
}

"""A product in a list."""
type ProductEdge {
  """The entry's cursor."""
  cursor: String!
  """The product."""
  node: Product!
}

"""
A version of a file that buyers of a product receive. Only the seller, the buyers and admins can read it.
"""
type ProductFile {
  """The time when it was uploaded."""
  addedAt: DateTime!
  """Unique across all types: \`pfl-\` and a UUID. Each version has its own."""
  id: ID!
  """The name it was uploaded under: \`Landscape report.pdf\`."""
  name: String!
  """Root-relative path of the download. It answers range requests."""
  path: String!
  """Its size in bytes, at most 1 GB."""
  size: NonNegativeInt!
  """The number of the version, from 1."""
  version: NonNegativeInt!
}

"""The viewer's products have no such file."""
type ProductFileNotFound implements Failure {
  """\`This file was removed already.\`"""
  message: String!
}

"""The file was removed."""
type ProductFileRemoved {
  """The product without the file."""
  listing: OwnListing!
}

"""The public part of an account."""
type Profile {
  """
  Root-relative path of the portrait: \`/artwork/avatar/usr-priya-raman.svg\`.
  """
  avatar: String!
  """
  Registrations that the marketplace has checked within the last year, earliest check first.
  """
  checkedCredentials: [CheckedCredential!]! @listSize(assumedSize: 2)
  """
  The account's company profile. Null without one, and while it is hidden, except for its owner and admins.
  """
  company: Company
  """The user's id: \`usr-priya-raman\`."""
  id: ID!
  """The languages that the account works in, by name."""
  languages: [Language!]! @listSize(assumedSize: 3)
  """Full name: \`Priya Raman\`."""
  name: String!
  """The role."""
  role: UserRole!
  """
  The track record of a seller. For an account that sells nothing, all counts are 0.
  """
  trackRecord: TrackRecord!
}

"""The profile was changed."""
type ProfileUpdated {
  """The changed account."""
  user: User!
}

"""The status of a state in the progress of an engagement."""
enum ProgressStatus {
  """The engagement is in this state."""
  CURRENT
  """The engagement has passed this state."""
  DONE
  """The state usually follows."""
  UPCOMING
}

"""A state in the progress of an engagement."""
type ProgressStep {
  """The time when it was reached. Null for an upcoming state."""
  at: DateTime
  """The display name of the state: \`Delivered\`."""
  label: String!
  """Whether it is passed, current or upcoming."""
  status: ProgressStatus!
}

"""
The fields of PROPOSE_EXTENSION. Limit: 60 offers and proposals of an account per hour.
"""
input ProposeExtensionInput {
  """
  Days to add to the due date, from 1 to 90. If that is past, they count from today.
  """
  days: Int!
  """The reason, up to 2,000 characters. Both parties can read it."""
  reason: String!
}

"""Input of proposeMandate."""
input ProposeMandateInput {
  """
  The broker's fee in percent of the price, 1 to 50: \`8\`. The seller pays it from the earnings.
  """
  feePercent: Int!
  """A public listing of another account: \`srv-1101\`."""
  listingId: ID!
  """A message to the owner, up to 2,000 characters. May be empty."""
  message: String! = ""
}

"""
Result of proposeMandate. InvalidInput: the fee is out of range, the message is too long, the listing is not on offer, or it is the viewer's own.
"""
union ProposeMandateResult = InvalidInput | MandateExists | MandateProposed | TooManyAttempts

"""The fields of PROPOSE_REFUND."""
input ProposeRefundInput {
  """
  Refund to the buyer in US dollars, from 0.01 to what is left of the price.
  """
  amount: Float!
  """
  The reason, up to 2,000 characters. Both parties can read it once another admin has confirmed.
  """
  reason: String!
}

"""The fields of PROPOSE_RESOLUTION."""
input ProposeResolutionInput {
  """
  The reason, up to 2,000 characters. Both parties can read it once another admin has confirmed.
  """
  reason: String!
  """
  Refund to the buyer in US dollars, from 0 to what is held. The rest is released to the seller.
  """
  refund: Float!
}

"""
The fields of PROPOSE_SETTLEMENT. Limit: 60 offers and proposals of an account per hour.
"""
input ProposeSettlementInput {
  """The reason, up to 2,000 characters. Both parties can read it."""
  reason: String!
  """
  Refund to the buyer in US dollars, from 0 to what is held. The rest is released to the seller.
  """
  refund: Float!
}

"""
An admin's proposal to decide a dispute, or to refund the buyer after completion.
"""
type ProposedResolution {
  """The admin. Another admin has to confirm."""
  by: Profile!
  """The reason."""
  reason: String! @cost(weight: 5)
  """Refund to the buyer in US dollars. The rest goes to the seller."""
  refund: Float!
}

"""
Result of publishListing. InvalidInput has the missing field: \`title\`, \`description\`, \`price\`, \`category\`, \`deliveryDays\`,
\`files\`, or a part of the packages, extras, team licence, questions, FAQ or included lines, counted from 0: \`questions.0.text\`.
"""
union PublishListingResult = EditConflict | InvalidInput | ListingNotFound | ListingSaved | TooManyAttempts

"""Input of publishSiteNotice."""
input PublishSiteNoticeInput {
  """The moment from which it is shown. Null for at once."""
  from: DateTime
  """The role that sees it. Null for everybody, signed in or not."""
  role: UserRole
  """
  The text, 1 to 300 characters: \`Payments are unavailable on Sunday from 2 to 3.\`
  """
  text: String!
  """The moment at which it ends, within a year."""
  until: DateTime!
}

"""
Result of publishSiteNotice. InvalidInput has the field \`text\` or \`until\`.
"""
union PublishSiteNoticeResult = InvalidInput | SiteNoticePublished

"""A file of a bought product."""
type PurchasedFile {
  """
  The version at the time of the purchase. Null if it is the newest one, or if there was none yet.
  """
  bought: ProductFile
  """The newest version."""
  newest: ProductFile!
}

"""The fields of PUT_ON_HOLD."""
input PutOnHoldInput {
  """The reason, up to 2,000 characters. Both parties can read it."""
  reason: String!
}

"""
All queries. Every list has the order that its description or its argument \`sort\` says. An unknown id returns null, not an error. A
value out of the range in the description of its argument is the error BAD_USER_INPUT, as in all fields but those of Mutation.
"""
type Query {
  """
  The viewer's personal access tokens that are neither revoked nor expired, newest first. At most 20. Not available to access
  tokens.
  """
  accessTokens: [AccessToken!]!
  """
  All data about the viewer, for download. It contains no passwords, no tokens, and no hashes of them.
  """
  accountExport: JSON! @cost(weight: 200)
  """All notices, latest start first. For admins."""
  allSiteNotices(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """Page size, at most 100."""
    first: Int! = 24
  ): SiteNoticeConnection!
  """
  One application. Null unless the viewer is the applicant or the owner of the job.
  """
  application(
    """Its id: \`app-\` and a UUID."""
    id: ID!
  ): Application
  """The audit trail of moderation, newest first. For admins."""
  auditEvents(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """Page size, at most 100."""
    first: Int! = 24
    """Only events about this account."""
    userId: ID
  ): AuditEventConnection!
  """The viewer's calendar feed. Null if there is none."""
  calendarFeed: CalendarFeed
  """
  Prices a cart at today's prices and reserves nothing. Needs no session, since the client stores the cart. More than 100 lines, a
  quantity out of range or more than five extras of a line are the error BAD_USER_INPUT.
  """
  cartQuote(
    """
    The cart, at most 100 lines. Lines of the same listing and choice are merged; their quantities are added, up to 99.
    """
    lines: [CartLineInput!]!
  ): CartQuote!
  """All categories, in the order of the site's menus."""
  categories(
    """
    True for the categories on the home page, false for the others; omitted for all.
    """
    featured: Boolean
  ): [Category!]!
  """One category, by its slug."""
  category(
    """The name in URLs: \`patent-filing\`."""
    slug: String!
  ): Category
  """
  The marketplace's clock, which decides when deadlines pass. For admins.
  """
  clock: Clock!
  """
  Companies, newest first. A profile without a description is not listed.
  """
  companies(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """The filter."""
    filter: CompanyFilter @cost(weight: 50)
    """Page size, at most 100."""
    first: Int! = 24
  ): CompanyConnection!
  """One company, by its own id or by the id of the user who runs it."""
  company(
    """\`com-ashgrove-patents\` or \`usr-priya-raman\`."""
    id: ID!
  ): Company
  """
  One conversation. Null unless the viewer is one of its parties or an admin.
  """
  conversation(
    """Its id: \`cnv-\` and a UUID."""
    id: ID!
  ): Conversation
  """The viewer's conversations, last message first."""
  conversations(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """Page size, at most 100."""
    first: Int! = 24
    """
    Only conversations whose title or other party's name contains this text, up to 200 characters: \`raman\`. Case is ignored.
    """
    text: String @cost(weight: 50)
  ): ConversationConnection!
  """
  Credentials of all accounts in a state, oldest request first. By default those that wait for a check. For admins.
  """
  credentialQueue(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """Page size, at most 100."""
    first: Int! = 24
    """Only credentials in this state."""
    state: CredentialState! = ASKED
  ): CredentialConnection!
  """
  The viewer's credentials, latest request first, at most 100. For vendors, freelancers and brokers.
  """
  credentials: [Credential!]! @listSize(assumedSize: 10)
  """Open disputes, the earliest decision date first. For admins."""
  disputes(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """Page size, at most 100."""
    first: Int! = 24
  ): EngagementConnection!
  """
  The dates in the dockets of the viewer's engagements, the earliest first. Empty for an account without engagements.
  """
  docketEntries(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """
    False for dates that are still to be met, true for those that were met.
    """
    done: Boolean! = false
    """Page size, at most 100."""
    first: Int! = 24
  ): DocketEntryConnection!
  """
  Rules for the commonest dates of official procedures, sorted by jurisdiction. They help to find a date and don't replace legal advice.
  """
  docketRules: [DocketRule!]!
  """
  One engagement. Null unless the viewer is its buyer, its seller, its broker or an admin.
  """
  engagement(
    """Its id, \`eng-\` and a UUID, or its number: \`MQ-2F7K9\`."""
    id: ID!
  ): Engagement
  """
  The number of all quotes and orders in each state, now, from sums that are kept with each change. States without any are left
  out. For admins.
  """
  engagementStateCounts: [EngagementStateCount!]! @listSize(assumedSize: 12)
  """The viewer's engagements, last changed first, or as \`tab\` says."""
  engagements(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """
    The viewer's side. ADMIN lists all engagements and is for admins only: otherwise the error BAD_USER_INPUT.
    """
    as: EngagementSide!
    """Page size, at most 100."""
    first: Int! = 24
    """Only engagements in this state."""
    state: EngagementState
    """
    Only those of this tab, by what is due, the earliest first; of DONE by the last change, the latest first. With \`as: ADMIN\` the error BAD_USER_INPUT.
    """
    tab: EngagementTab
    """
    Only engagements whose number, title or other party's name contains this text, up to 200 characters: \`whitfield\`. Case is
    ignored. With \`as: BROKER\` the names of both parties count, with \`as: ADMIN\` names and email addresses of both: those of the
    500 newest accounts that match.
    """
    text: String @cost(weight: 30)
  ): EngagementConnection!
  """One freelancer, by the profile's id or the user's id."""
  freelancer(
    """\`fre-jun-watanabe\` or \`usr-jun-watanabe\`."""
    id: ID!
  ): Freelancer
  """
  Freelancers, best rated first by default. A profile without a title is not listed.
  """
  freelancers(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """The filter."""
    filter: FreelancerFilter @cost(weight: 50)
    """Page size, at most 100."""
    first: Int! = 24
    """The sort order."""
    sort: FreelancerSort! = RATING
  ): FreelancerConnection!
  """
  The broker behind a link to a listing. Null unless the code belongs to an active mandate of the listing, or if the broker is the viewer.
  """
  introduction(
    """The parameter \`broker\` of the link: \`k7m2xq9p\`."""
    code: String!
    """The listing: \`srv-1101\`."""
    listingId: ID!
  ): Introduction
  """
  One invoice or credit note. Null unless the viewer is its buyer, its seller or an admin.
  """
  invoice(
    """Its number: \`INV-2026-7K3QX-0123\`. Case is ignored."""
    number: String!
  ): Invoice
  """One job, open or closed."""
  job(
    """Its id: \`job-3101\`."""
    id: ID!
  ): Job
  """Open jobs, latest first by default."""
  jobs(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """The filter."""
    filter: JobFilter @cost(weight: 50)
    """Page size, at most 100."""
    first: Int! = 24
    """
    Only jobs of this kind: positions unless the client says otherwise. Null lists both kinds.
    """
    kind: JobKind = POSITION
    """The sort order."""
    sort: JobSort! = NEWEST
  ): JobConnection!
  """The languages that a profile can name, by name."""
  languages: [Language!]! @listSize(assumedSize: 50)
  """
  The viewer's proposed or active mandate of a listing. Null without one. For brokers.
  """
  mandateOf(
    """The listing: \`srv-1101\`."""
    listingId: ID!
  ): Mandate
  """
  The viewer's mandates, last changed first. For vendors, freelancers and brokers.
  """
  mandates(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """
    The viewer's side: BROKER lists mandates that the viewer has proposed, OWNER those about the viewer's listings.
    """
    as: MandateSide!
    """Page size, at most 100."""
    first: Int! = 24
  ): MandateConnection!
  """
  The current standard text of the confidentiality agreement, which a party can ask the other one to accept.
  """
  ndaText: NdaText!
  """
  The object with this id, whatever its type, as in Relay's Global Object Identification. Null if there is none, or if the viewer
  may not see it: the rules are those of the root fields that return the type.
  """
  node(
    """The \`id\` of an object of a type that implements Node: \`job-3101\`."""
    id: ID!
  ): Node
  """The objects with these ids, in their order, each as in \`node\`."""
  nodes(
    """At most 100 ids."""
    ids: [ID!]!
  ): [Node]!
  """One order. Null unless the viewer placed it or is an admin."""
  order(
    """Its id: \`ord-\` and a UUID."""
    id: ID!
  ): Order
  """The viewer's orders, newest first."""
  orders(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """Page size, at most 100."""
    first: Int! = 24
  ): OrderConnection!
  """
  Ids of the jobs that the viewer has posted, open and closed, latest first, at most 500. With them a client marks own jobs on pages
  that are cached for everybody.
  """
  ownJobIds: [ID!]!
  """The jobs that the viewer has posted, open and closed, latest first."""
  ownJobs(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """Page size, at most 100."""
    first: Int! = 24
  ): JobConnection!
  """
  One of the viewer's listings. Null if it belongs to another account. For vendors, freelancers and brokers.
  """
  ownListing(
    """Its id: \`srv-1101\`."""
    id: ID!
  ): OwnListing
  """
  The viewer's listings and drafts, last changed first. For vendors, freelancers and brokers.
  """
  ownListings(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """Page size, at most 100."""
    first: Int! = 24
    """Only listings with this status."""
    status: ListingStatus
  ): OwnListingConnection!
  """The rule for new passwords."""
  passwordRule: PasswordRule!
  """The payment provider, with the data that the payment form needs."""
  paymentProvider: PaymentProvider!
  """The state of a payment. Null unless the viewer made it."""
  paymentState(
    """
    The parameter \`payment\` of the page that the payment provider has returned to: \`pay-\` and a UUID.
    """
    id: ID!
  ): PaymentState
  """The viewer's earnings and payouts, also after a change of the role."""
  payouts: Payouts!
  """
  The sign-in of this browser that waits for a second factor. Null if there is none, or if it has expired after five minutes.
  """
  pendingLogin: PendingLogin
  """
  The money, the orders by state and the new accounts of all sellers and buyers by day (UTC), from sums that are kept with each
  change. For admins.
  """
  platformReport(
    """The number of days up to today, 1 to 366."""
    days: Int! = 30
  ): PlatformReport! @cost(weight: 200)
  """
  A process with all its states and transitions, from the table that the server itself enforces.
  """
  process(
    """The process."""
    name: ProcessName!
  ): Process!
  """One product."""
  product(
    """Its id: \`prd-2801\`."""
    id: ID!
  ): Product
  """Products on offer, newest first by default."""
  products(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """The filter."""
    filter: ListingFilter @cost(weight: 100)
    """Page size, at most 100."""
    first: Int! = 24
    """The sort order."""
    sort: ListingSort! = NEWEST
  ): ProductConnection!
  """
  The latest comparison of the payment provider's books with ours, which is made daily. Null before the first one. For admins.
  """
  reconciliation: Reconciliation
  """
  Reported content of all accounts in a state, oldest report first. By default what waits for a decision. For admins.
  """
  reportCases(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """Page size, at most 100."""
    first: Int! = 24
    """Only report cases in this state."""
    state: ReportCaseState! = REPORTED
  ): ReportCaseConnection!
  """
  Buyers' reviews of a listing, of a company's owner or of a freelancer. Empty for an unknown id.
  """
  reviews(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """Page size, at most 100."""
    first: Int! = 24
    """Id of a product, a service, a company or a freelancer: \`srv-1502\`."""
    of: ID!
    """The order."""
    sort: ReviewSort! = NEWEST
  ): ReviewConnection! @cost(weight: 50)
  """
  The viewer's sales, earnings and listing views by month (UTC), from the ledger. For vendors, freelancers and brokers. More
  than 120 months are the error BAD_USER_INPUT.
  """
  salesReport(
    """
    The first month: \`2026-01\`. Omitted: the month of the first sale, view or fee of a mandate.
    """
    from: String
    """The last month: \`2026-12\`. Omitted: this month."""
    to: String
  ): SalesReport! @cost(weight: 200)
  """
  Sample accounts to try the site with, one for each role, in the order of the roles. Empty without sample data.
  """
  sampleAccounts: [SampleAccount!]!
  """
  Ids of the viewer's saved listings that are still on offer, last saved first, at most 500. With them a client marks saved
  listings on pages that are cached for everybody.
  """
  savedListingIds: [ID!]!
  """The viewer's saved listings that are still on offer, last saved first."""
  savedListings(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """Page size, at most 100."""
    first: Int! = 24
  ): SearchResultConnection!
  """The viewer's saved searches, newest first, at most 20."""
  savedSearches: [SavedSearch!]!
  """
  Searches products and services for a text in title, description, category name or seller's name. Case, accents and the form of
  quotes and dashes are ignored; there are no wildcards. Matches at the beginning of a word of the title come first, then those of
  other words, then those within words; newest first among each. A blank text matches nothing without a filter, and everything that
  passes the filter with one.
  """
  search(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """The filter."""
    filter: SearchFilter @cost(weight: 50)
    """Page size, at most 100."""
    first: Int! = 24
    """The text, up to 200 characters: \`trademark\`."""
    query: String!
    """The sort order."""
    sort: SearchSort! = BEST_MATCH
  ): SearchResultConnection! @cost(weight: 100)
  """
  The synonyms of searches, in alphabetical order. At most 500. For admins.
  """
  searchSynonyms: [SearchSynonym!]! @listSize(assumedSize: 100)
  """The viewer's second factors."""
  secondFactors: SecondFactors!
  """The latest 20 security events of the viewer's account, newest first."""
  securityEvents: [SecurityEvent!]!
  """
  The current time of the marketplace, from which pages count days. With sample data it may be ahead of real time.
  """
  serverTime: DateTime!
  """One service."""
  service(
    """Its id: \`srv-1101\`."""
    id: ID!
  ): Service
  """Services on offer, newest first by default."""
  services(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """The filter."""
    filter: ListingFilter @cost(weight: 100)
    """Page size, at most 100."""
    first: Int! = 24
    """The sort order."""
    sort: ListingSort! = NEWEST
  ): ServiceConnection!
  """The viewer's sessions, last used first."""
  sessions: [Session!]!
  """
  The notices that are shown to the viewer now, latest start first: those for everybody, and those for the viewer's role.
  """
  siteNotices: [SiteNotice!]! @listSize(assumedSize: 2)
  """
  The money of the viewer's purchases, from the ledger. For all roles but ADMIN.
  """
  spending: Spending!
  """
  Ratings of a listing, company or freelancer by their stars, five stars first. Empty for an unknown id, and if the stars are not
  known one by one.
  """
  starCounts(
    """Id of a product, a service, a company or a freelancer: \`srv-1502\`."""
    of: ID!
  ): [StarCount!]! @cost(weight: 5)
  """
  Statistics of the marketplace for the home page, in the order in which it shows them.
  """
  stats: [Stat!]!
  """
  The effect that a suspension of an account would have now. Null if no account has the id. For admins.
  """
  suspensionEffect(
    """The account's id: \`usr-priya-raman\`."""
    userId: ID!
  ): SuspensionEffect
  """
  The viewer's content that admins have taken down or restored, latest change first, at most 100.
  """
  takeDowns: [ReportCase!]! @listSize(assumedSize: 10)
  """Testimonials of customers, in the order of the home page."""
  testimonials: [Testimonial!]!
  """
  The latest 20 security events of any account, newest first. For admins.
  """
  userSecurityEvents(
    """The account's id: \`usr-priya-raman\`."""
    userId: ID!
  ): [SecurityEvent!]!
  """All accounts except deleted ones, newest first by default. For admins."""
  users(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """The filter."""
    filter: UserFilter @cost(weight: 50)
    """Page size, at most 100."""
    first: Int! = 24
    """The sort order."""
    sort: UserSort! = NEWEST
  ): UserConnection!
  """The signed-in account. Null without a session or access token."""
  viewer: User
  """
  The viewer's earnings from a price in US dollars, less commission and the fee of a broker: \`629.1\` of \`699\`. Null if the viewer
  has no engagement with the id, or is its buyer. For vendors, freelancers and brokers.
  """
  youWillEarn(
    """
    The engagement that the price is for: its broker receives the fee, its seller the rest. Null for one without a broker.
    """
    engagementId: ID
    """A price from 0 to 1,000,000: \`699\`."""
    price: Float!
  ): Float
}

"""The kind of answer to a question of a seller."""
enum QuestionKind {
  """One of the answers that the seller offers."""
  CHOICE
  """Files, at most 10."""
  FILE
  """A text of up to 5,000 characters."""
  TEXT
}

"""The request was sent to the seller."""
type QuoteRequested {
  """The new engagement."""
  engagement: Engagement!
}

"""
The recipient of a receipt. It is kept for ten years, as tax law requires, even if the account is deleted. After that its texts are
empty.
"""
type Receipt {
  """The company's name."""
  company: String
  """
  The email address that the receipt was sent to: \`ada@fernwell.example\`.
  """
  email: String!
  """Full name: \`Ada Fernwell\`."""
  name: String!
}

"""The recipient of a receipt and of its invoices."""
input ReceiptInput {
  """
  The billing address on the invoice. Omitted: the saved one. Null for none.
  """
  address: PostalAddressInput
  """The company's name, up to 100 characters. Null or empty for none."""
  company: String
  """
  The email address that the receipt is sent to: \`ada@fernwell.example\`. Where accounts confirm their email addresses, only the
  account's: another one is InvalidInput.
  """
  email: String!
  """Full name, up to 100 characters: \`Ada Fernwell\`."""
  name: String!
  """
  The tax number on the invoice, up to 40 characters: \`GB 123 4567 89\`. Omitted: the saved one. Null for none.
  """
  taxNumber: String
}

"""
The account of the other party is deleted or suspended, one of the two has blocked the other, or a check for conflicts of interest is open.
"""
type RecipientUnavailable implements Failure {
  """
  \`This account can't receive messages at the moment.\` Or, if the viewer has blocked it: \`You have blocked this account. Unblock it
  to write.\` Or \`You can write once the check for conflicts of interest is answered.\`
  """
  message: String!
}

"""
A comparison of the payment provider's charges, refunds and transfers with our rows and the ledger.
"""
type Reconciliation {
  """The time when it was made."""
  at: DateTime!
  """
  Each difference in a sentence: \`The provider has booked a charge of $85.00 with the key pay-1, which we don’t know.\` Empty if
  the books agree.
  """
  differences: [String!]!
}

"""There are ten new recovery codes. The former ones stopped working."""
type RecoveryCodesReplaced {
  """The codes: \`k3vd-9wxm-t2ph-7rqa\`. Only their hashes are stored."""
  codes: [String!]!
}

"""The fields of REFUND. Limit: 10 times per account and hour."""
input RefundInput {
  """
  Refund to the buyer in US dollars, from 0.01 to what is left of the price.
  """
  amount: Float!
  """The reason, up to 2,000 characters. Both parties can read it."""
  reason: String!
}

"""The reason why a transition is refused."""
enum RefusalReason {
  """
  A condition is not met: for example, no round of changes is left, or the due date has not passed by enough days.
  """
  CONDITION_NOT_MET
  """It has changed since \`version\`."""
  VERSION_CONFLICT
  """The viewer's side can't take the transition."""
  WRONG_ACTOR
  """The transition does not start from the current state."""
  WRONG_STATE
}

"""
Input of register. The rules are checked in this order: password, company name, name, email, role.
"""
input RegisterInput {
  """
  Name of the company profile, up to 100 characters. Required for every role but CUSTOMER.
  """
  companyName: String
  """The email address to sign in with, up to 254 characters."""
  email: String!
  """Full name, up to 100 characters."""
  name: String!
  """A password that follows \`passwordRule\`, up to 200 characters."""
  password: String!
  """The role: any but ADMIN."""
  role: UserRole! = CUSTOMER
}

"""Result of register."""
union RegisterResult = EmailTaken | InvalidInput | RegisterSuccess | TooManyAttempts

"""The account was created and is signed in. The session cookie is set."""
type RegisterSuccess {
  """The signed-in account."""
  user: User!
}

"""Input of reinstateUser."""
input ReinstateUserInput {
  """The reason, up to 500 characters, for the audit trail."""
  reason: String!
  """The account's id: \`usr-priya-raman\`."""
  userId: ID!
}

"""
Result of reinstateUser. InvalidInput: the account is unknown or not suspended, or the reason is missing.
"""
union ReinstateUserResult = InvalidInput | UserReinstated

"""Result of removeCalendarFeed."""
union RemoveCalendarFeedResult = CalendarFeedNotFound | CalendarFeedRemoved

"""Result of removeDocketEntry."""
union RemoveDocketEntryResult = DocketEntryNotFound | DocketEntryRemoved | TooManyAttempts

"""
Result of removeProductFile. InvalidInput: it is the only file of a published product.
"""
union RemoveProductFileResult = InvalidInput | ProductFileNotFound | ProductFileRemoved

"""Result of removeSavedSearch."""
union RemoveSavedSearchResult = SavedSearchNotFound | SavedSearchRemoved

"""Input of removeSearchSynonym."""
input RemoveSearchSynonymInput {
  """The term: \`llc\`."""
  term: String!
}

"""Result of removeSearchSynonym. InvalidInput: no synonym has the term."""
union RemoveSearchSynonymResult = InvalidInput | SearchSynonymRemoved

"""Result of removeAuthenticatorApp and removePasskey."""
union RemoveSecondFactorResult = SecondFactorObligatory | SecondFactorRemoved

"""Input of renamePasskey."""
input RenamePasskeyInput {
  """The passkey's id: \`pky-\` and a UUID."""
  id: ID!
  """Its new name, up to 60 characters: \`Work laptop\`."""
  name: String!
}

"""
Result of renamePasskey. InvalidInput has the field \`id\` if the viewer has no such passkey.
"""
union RenamePasskeyResult = InvalidInput | PasskeyRenamed

"""Result of replaceRecoveryCodes."""
union ReplaceRecoveryCodesResult = NoSecondFactor | RecoveryCodesReplaced

"""Input of replyToReview."""
input ReplyToReviewInput {
  """The review's id: \`rev-\` and a UUID."""
  reviewId: ID!
  """The reply, 1 to 2,000 characters."""
  text: String!
}

"""Result of replyToReview. InvalidInput has the field \`text\`."""
union ReplyToReviewResult = InvalidInput | ReviewNotFound | ReviewReplied

"""
All reports of one piece of content, and what admins have decided. Its owner sees it once the content is taken down; admins see it always.
"""
type ReportCase implements Node {
  """
  The admins' answer to the appeal, or their reason for restoring it without one. Empty until then.
  """
  answer: String!
  """The owner's appeal. Empty until then."""
  appeal: String!
  """The transitions that the viewer can take now."""
  availableTransitions: [AvailableReportCaseTransition!]! @listSize(assumedSize: 2)
  """
  The reported text as it was, up to 5,000 characters. Empty for content with a public page.
  """
  content: String! @cost(weight: 5)
  """The admins' reason for taking it down. Empty until then."""
  decision: String!
  """Unique across all types: \`rpc-\` and a UUID."""
  id: ID!
  """The kind of the content."""
  kind: ReportedKind!
  """The account that the content belongs to."""
  owner: Profile!
  """
  Root-relative path of the page that shows it. Null for a message, and for a review that no page showed when it was reported.
  """
  path: String
  """Number of accounts that have reported it."""
  reportCount: NonNegativeInt!
  """The moment of the first report."""
  reportedAt: DateTime!
  """The reports, first one first, at most 20. Empty for the owner."""
  reports: [ContentReport!]! @listSize(assumedSize: 3)
  """The state."""
  state: ReportCaseState!
  """The state in words: \`Taken down\`."""
  stateLabel: String!
  """
  The content's title when it was first reported: \`Cold email templates\`. For a review or a message, a title that names its author: \`Review by Clara Whitfield\`. \`Content of a former member\` once the owner's account is deleted.
  """
  title: String!
  """The moment of the last transition."""
  updatedAt: DateTime!
  """Increases by one with every transition."""
  version: NonNegativeInt!
}

"""The transition was taken."""
type ReportCaseAdvanced {
  """The report case in its new state."""
  reportCase: ReportCase!
}

"""A list of report cases, page by page."""
type ReportCaseConnection {
  """The report cases of this page, each with its cursor."""
  edges: [ReportCaseEdge!]!
  """The report cases of this page."""
  nodes: [ReportCase!]!
  """The page's cursors, and whether more pages follow."""
  pageInfo: PageInfo!
  """Number of entries on all pages. Counting stops at 1,001."""
  totalCount: NonNegativeInt!
  """Whether \`totalCount\` is exact: false if counting stopped at 1,001."""
  totalIsExact: Boolean!
}

"""A report case in a list."""
type ReportCaseEdge {
  """The entry's cursor."""
  cursor: String!
  """The report case."""
  node: ReportCase!
}

"""The viewer may see no report case with this id."""
type ReportCaseNotFound implements Failure {
  """\`There is no such report.\`"""
  message: String!
}

"""The transition is not possible."""
type ReportCaseRefused implements Failure {
  """
  The reason as a sentence: \`This is not possible while it is “Taken down”.\`
  """
  message: String!
  """The reason."""
  reason: RefusalReason!
  """The report case as it is now."""
  reportCase: ReportCase!
}

"""The state of a report case."""
enum ReportCaseState {
  """The owner has appealed. The content stays hidden."""
  APPEALED
  """
  An admin found nothing wrong, or the content was deleted with its owner's account. Final.
  """
  DISMISSED
  """It waits for a decision by an admin. The content is shown."""
  REPORTED
  """An admin has restored the content. Final."""
  RESTORED
  """An admin has taken the content down. Its owner may appeal once."""
  TAKEN_DOWN
  """
  An admin has rejected the appeal, or the owner's account was deleted. The content stays hidden. Final.
  """
  UPHELD
}

"""The transitions of a report case."""
enum ReportCaseTransition {
  """The owner appeals."""
  APPEAL
  """An admin finds nothing wrong."""
  DISMISS
  """An account reports the content. This begins the process."""
  REPORT
  """An admin restores the content."""
  RESTORE
  """An admin takes the content down."""
  TAKE_DOWN
  """An admin rejects the appeal."""
  UPHOLD
}

"""Input of report."""
input ReportInput {
  """The content."""
  about: ReportedContent!
  """The reason."""
  reason: ReportReason!
  """The problem, up to 1,000 characters. Required for OTHER."""
  text: String!
}

"""The reason of a report."""
enum ReportReason {
  """Insults, threats or hatred."""
  ABUSE
  """A fraud, or false claims."""
  FRAUD
  """Another reason, which the text says."""
  OTHER
  """It violates a trademark, a copyright or another right."""
  RIGHTS
  """Advertising, or the same content many times."""
  SPAM
}

"""
Result of report. InvalidInput has the field \`about\` if the viewer can't see the content or has made it, or the field \`text\`.
"""
union ReportResult = ContentReported | InvalidInput | TooManyAttempts

"""The reported content: exactly one member."""
input ReportedContent @oneOf {
  """A company: \`com-ashgrove-patents\`."""
  companyId: ID
  """A freelancer: \`fre-jun-watanabe\`."""
  freelancerId: ID
  """A public job: \`job-3101\`."""
  jobId: ID
  """A public product or service: \`srv-1101\`."""
  listingId: ID
  """A message that the viewer has received: \`msg-\` and a UUID."""
  messageId: ID
  """A published review by a buyer: \`rev-\` and a UUID."""
  reviewId: ID
}

"""The kind of reported content."""
enum ReportedKind {
  """A company profile."""
  COMPANY
  """A freelancer profile."""
  FREELANCER
  """A job."""
  JOB
  """A product or service."""
  LISTING
  """A message."""
  MESSAGE
  """A review by a buyer."""
  REVIEW
}

"""
The fields of REQUEST_ADDITION. Limit: 60 offers and proposals of an account per hour.
"""
input RequestAdditionInput {
  """
  The buyer's request, up to 5,000 characters: a round of changes, or more work.
  """
  message: String!
}

"""The fields of REQUEST_CHANGES."""
input RequestChangesInput {
  """Ids of uploaded files, at most 10: see DeliverInput."""
  files: [ID!]
  """The requested changes, up to 5,000 characters."""
  message: String!
}

"""Input of requestEmailChange."""
input RequestEmailChangeInput {
  """The new address, up to 254 characters."""
  email: String!
  """The account's password."""
  password: String!
}

"""Result of requestEmailChange."""
union RequestEmailChangeResult = EmailChangeRequested | InvalidInput | TooManyAttempts | WrongPassword

"""Result of requestEmailConfirmation."""
union RequestEmailConfirmationResult = EmailConfirmationSent | TooManyAttempts

"""Result of requestPasswordReset."""
union RequestPasswordResetResult = InvalidInput | PasswordResetRequested | TooManyAttempts

"""Input of requestQuote."""
input RequestQuoteInput {
  """
  Whether to ask for the confidentiality agreement at once. Until the seller accepts it, they can't open the files.
  """
  askForNda: Boolean = false
  """
  The code of the broker's link to the service: \`k7m2xq9p\`. Ignored unless it belongs to an active mandate of the service.
  """
  broker: String
  """Ids of uploaded files, at most 10: see DeliverInput."""
  files: [ID!]
  """Id of one of the seller's services: \`srv-1101\`. Null for other work."""
  listingId: ID
  """The request, up to 5,000 characters."""
  message: String!
  """
  Names of the other parties, at most 10 of 200 characters each, for a check for conflicts of interest: the seller sees only these
  until they have answered it.
  """
  otherParties: [String!]
  """User id of a freelancer or broker: \`usr-priya-raman\`."""
  profileId: ID!
}

"""
Result of requestQuote. InvalidInput: a field is missing or beyond its limit, the service is unknown, the seller is unknown, suspended
or the viewer, one of the two has blocked the other, or \`files\` were sent already.
"""
union RequestQuoteResult = InvalidInput | QuoteRequested | TooManyAttempts

"""Input of resetPassword."""
input ResetPasswordInput {
  """A password that follows \`passwordRule\`, up to 200 characters."""
  password: String!
  """The token from the link: 43 letters, digits, \`-\` and \`_\`."""
  token: String!
}

"""Result of resetPassword."""
union ResetPasswordResult = InvalidInput | InvalidLink | PasswordReset

"""The fields of RESOLVE."""
input ResolveInput {
  """The reason, up to 2,000 characters. Both parties can read it."""
  reason: String!
  """
  Refund to the buyer in US dollars, from 0 to what is held. The rest is released to the seller.
  """
  refund: Float!
}

"""A review that one party of an engagement writes about the other."""
type Review implements Node {
  """The author."""
  author: Profile!
  """
  Whether its stars are part of the ratings of the listing and its seller. They are for a buyer's first published review of a
  listing (or of a seller, for an engagement without a listing), if the buyer has paid and was not refunded in full. False before
  publication.
  """
  counted: Boolean!
  """The time when it is published at the latest: 14 days after completion."""
  dueAt: DateTime!
  """Number of accounts that find it helpful: \`3\`."""
  helpfulCount: NonNegativeInt!
  """Unique across all types: \`rev-\` and a UUID."""
  id: ID!
  """
  The listing. Null if it is no longer on offer, or for an engagement without a listing.
  """
  listing: Listing
  """
  Whether the viewer has marked it as helpful. False if nobody is signed in.
  """
  markedHelpful: Boolean!
  """The time when it was published. Null while only its author can see it."""
  publishedAt: DateTime
  """Stars, 1 to 5."""
  rating: Int!
  """The time when the reply was written. Null without one."""
  repliedAt: DateTime
  """The other party's reply. Null without one."""
  reply: String @cost(weight: 2)
  """The author's side."""
  side: EngagementParty!
  """Plain text with line breaks."""
  text: String! @cost(weight: 2)
  """The time when it was written."""
  writtenAt: DateTime!
}

"""A list of reviews, page by page."""
type ReviewConnection {
  """The reviews of this page, each with its cursor."""
  edges: [ReviewEdge!]!
  """The reviews of this page."""
  nodes: [Review!]!
  """The page's cursors, and whether more pages follow."""
  pageInfo: PageInfo!
  """Number of entries on all pages. Counting stops at 1,001."""
  totalCount: NonNegativeInt!
  """Whether \`totalCount\` is exact: false if counting stopped at 1,001."""
  totalIsExact: Boolean!
}

"""A review in a list."""
type ReviewEdge {
  """The entry's cursor."""
  cursor: String!
  """The review."""
  node: Review!
}

"""Input of reviewEngagement."""
input ReviewEngagementInput {
  """The engagement's id: \`eng-\` and a UUID."""
  engagementId: ID!
  """Stars, 1 to 5."""
  rating: Int!
  """The text, 1 to 2,000 characters."""
  text: String!
}

"""
Result of reviewEngagement. InvalidInput has the field \`rating\` or \`text\`.
"""
union ReviewEngagementResult = EngagementNotFound | InvalidInput | ReviewRefused | ReviewWritten

"""The viewer's mark is stored or removed."""
type ReviewMarked {
  """The review with its new count."""
  review: Review!
}

"""
No published review with this id, or none that the viewer can reply to or mark.
"""
type ReviewNotFound implements Failure {
  """
  The reason: \`You can’t reply to this review: it is no longer shown, or you have replied already.\` For a mark:
  \`This review is no longer shown, or it is your own.\`
  """
  message: String!
}

"""
The engagement is not completed, the 14 days are over, or the viewer has already reviewed it.
"""
type ReviewRefused implements Failure {
  """The reason: \`You have reviewed this already.\`"""
  message: String!
}

"""The reply was published."""
type ReviewReplied {
  """The review with the reply."""
  review: Review!
}

"""The order of reviews."""
enum ReviewSort {
  """Most stars first, then latest published."""
  HIGHEST
  """Fewest stars first, then earliest published."""
  LOWEST
  """Found helpful by the most accounts first, then latest published."""
  MOST_HELPFUL
  """Latest published first."""
  NEWEST
}

"""The review was saved. Others see it once it is published."""
type ReviewWritten {
  """The reviewed engagement."""
  engagement: Engagement!
  """The review."""
  review: Review!
}

"""Result of revokeAccessToken."""
union RevokeAccessTokenResult = AccessTokenNotFound | AccessTokenRevoked

"""
A seller's sales and earnings in a range of months. Amounts are in US dollars.
"""
type SalesReport {
  """The first month: \`2026-01\`."""
  from: String!
  """The seller's held funds today, of all engagements: \`720\`."""
  held: Float!
  """
  Every listing with a payment, refund, release or view in the range. Highest \`paid\` first, at most 500. A deleted listing that
  was viewed but never sold counts in \`totals\` only.
  """
  listings: [ListingSales!]!
  """
  The seller's earnings in these months as the broker of others, less refunds: \`52\`. They are in no other total.
  """
  mandateFees: Float!
  """
  Every month of the range, oldest first, including months without sales.
  """
  months: [MonthSales!]!
  """The last month: \`2026-12\`."""
  to: String!
  """The totals of all months."""
  totals: SalesTotals!
}

"""
Sales totals of a period. Money counts in the month in which it moved: a payment in March that is released in April is \`paid\` in
March and \`earned\` in April. Paid money is either refunded, commission, a broker's fee, earned, or still held.
"""
type SalesTotals {
  """The fees of brokers who have introduced the buyers: \`0\`."""
  brokerFee: Float!
  """The marketplace's commission on the released amount: \`72\`."""
  commission: Float!
  """
  Sales per view: \`0.029\`. Null without views, and if not all views were counted: there are fewer views than sales.
  """
  conversion: Float
  """
  Earned by the seller, released less commission and brokers' fees: \`648\`.
  """
  earned: Float!
  """Paid by buyers, before refunds and commission: \`2160\`."""
  paid: Float!
  """Refunded to buyers: \`720\`."""
  refunded: Float!
  """Released, including commission and brokers' fees: \`720\`."""
  released: Float!
  """
  Number of paid order lines and accepted offers, whatever their quantity: \`9\`. Free ones don't count.
  """
  sales: NonNegativeInt!
  """
  Listing views, without the seller's own. A visitor counts once per listing in half an hour: \`310\`.
  """
  views: NonNegativeInt!
}

"""An account of the sample data. Its password is public."""
type SampleAccount {
  """Its email address: \`vendor@example.com\`."""
  email: String!
  """Its password."""
  password: String!
  """Its role."""
  role: UserRole!
}

"""A test card of the sample provider."""
type SampleCard {
  """The card number: \`4242 4242 4242 4242\`."""
  number: String!
  """The outcome of a payment with it: \`pays\`, \`is declined\`, \`fails\`."""
  outcome: String!
  """Its token for \`PaymentInput.token\`."""
  token: String!
}

"""
Result of saveDocketEntry. InvalidInput: a rule of the input is broken, the engagement is unknown or not paid, its docket is full,
the date was removed, or another one was added under the \`clientId\`.
"""
union SaveDocketEntryResult = DocketEntrySaved | InvalidInput | TooManyAttempts

"""
Result of saveListing. InvalidInput has the field \`id\` if 500 listings are already saved.
"""
union SaveListingResult = InvalidInput | ListingNotFound | SavedListingAdded

"""
Search criteria. Omitted fields don't filter; at least one is required. The rating is no criterion, because new listings have none.
"""
input SaveSearchInput {
  """Slug of the category: \`logo-design\`."""
  category: String
  """
  Only of sellers with a checked registration in this jurisdiction, 2 to 60 characters: \`California\`.
  """
  jurisdiction: String
  """Only products, or only services."""
  kind: ListingKind
  """
  Only of sellers who work in this language, by its code: \`DE\`. Case is ignored.
  """
  language: String
  """
  Maximum delivery time in days, 1 to 365: \`3\`. Products are delivered at once.
  """
  maxDeliveryDays: Int
  """Maximum price in US dollars: \`499.99\`."""
  maxPrice: Float
  """Minimum price in US dollars: \`50\`."""
  minPrice: Float
  """Only listings of sellers with this role: \`BROKER\`."""
  sellerRole: UserRole
  """A text as in \`search\`, 2 to 200 characters: \`trademark\`."""
  text: String
  """
  Only of sellers that the marketplace has verified. False doesn't filter.
  """
  verified: Boolean
}

"""Result of saveSearch."""
union SaveSearchResult = InvalidInput | SearchSaved

"""Input of saveSearchSynonym."""
input SaveSearchSynonymInput {
  """
  The texts that listings have instead, 1 to 8 texts of 60 characters at most: \`company formation\`.
  """
  meanings: [String!]!
  """
  The text that people type, 2 to 60 characters and four words at most: \`llc\`.
  """
  term: String!
}

"""
Result of saveSearchSynonym. InvalidInput: a text is missing or too long, or there are 500 synonyms.
"""
union SaveSearchSynonymResult = InvalidInput | SearchSynonymSaved

"""
The record of a listing that an account has saved. Only the account reads it.
"""
type SavedListing {
  """The account's private note, up to 500 characters. Empty without one."""
  note: String!
  """The price in US dollars when it was saved. Null if that is not known."""
  price: Float
  """The time when it was saved."""
  savedAt: DateTime!
}

"""The listing was saved."""
type SavedListingAdded {
  """The listing."""
  listing: Listing!
}

"""The note was saved."""
type SavedListingNoted {
  """The listing."""
  listing: Listing!
}

"""Search criteria that an account has saved. New matches are notified."""
type SavedSearch implements Node {
  """The category. Null for any."""
  category: Category
  """The time when it was saved."""
  createdAt: DateTime!
  """Unique across all types: \`svs-\` and a UUID."""
  id: ID!
  """The jurisdiction of a checked registration of sellers. Null for any."""
  jurisdiction: String
  """Only products, or only services; null for both."""
  kind: ListingKind
  """
  The code of a language that sellers work in, in upper case: \`DE\`. Null for any.
  """
  language: String
  """Maximum delivery time in days. Null for any."""
  maxDeliveryDays: NonNegativeInt
  """Maximum price in US dollars. Null for any."""
  maxPrice: Float
  """Minimum price in US dollars. Null for any."""
  minPrice: Float
  """The criteria in words: \`“trademark” in Logo Design, up to $500.00\`."""
  name: String!
  """The role of sellers. Null for any."""
  sellerRole: UserRole
  """The searched text. Empty for any text."""
  text: String!
  """Whether only listings of verified sellers match."""
  verified: Boolean!
}

"""The viewer has no saved search with this id."""
type SavedSearchNotFound implements Failure {
  """The message: \`This search was removed already.\`"""
  message: String!
}

"""The search was removed."""
type SavedSearchRemoved {
  """Its former id."""
  id: ID!
}

"""A filter for search results. Omitted fields don't filter."""
input SearchFilter {
  """Slug of the category: \`logo-design\`. An unknown one matches nothing."""
  category: String
  """
  Only of sellers with a checked registration in this jurisdiction: \`California\`.
  """
  jurisdiction: String
  """Only products, or only services."""
  kind: ListingKind
  """
  Only of sellers who work in this language, by its code: \`DE\`. Case is ignored; an unknown one matches nothing.
  """
  language: String
  """
  Maximum delivery time in days: \`3\`. Products pass, because they are delivered at once.
  """
  maxDeliveryDays: Int
  """Maximum price in US dollars: \`499.99\`."""
  maxPrice: Float
  """Minimum price in US dollars: \`50\`."""
  minPrice: Float
  """Minimum rating, 0 to 5: \`4.5\`."""
  minRating: Float
  """Only listings of sellers with this role."""
  sellerRole: UserRole
  """
  Only of sellers that the marketplace has verified: a checked company or a checked registration. False doesn't filter.
  """
  verified: Boolean
}

"""A search result."""
union SearchResult = Product | Service

"""A list of results, page by page."""
type SearchResultConnection {
  """
  Listings close to the text. Null if the search has five results or more, on later pages, for a blank text and for saved listings.
  """
  closeMatches: CloseMatches @cost(weight: 100)
  """The results of this page, each with its cursor."""
  edges: [SearchResultEdge!]!
  """The filters of this list. Empty for \`savedListings\`, which has none."""
  facets: [Facet!]! @cost(weight: 50) @listSize(assumedSize: 8)
  """The results of this page."""
  nodes: [SearchResult!]!
  """The page's cursors, and whether more pages follow."""
  pageInfo: PageInfo!
  """Number of entries on all pages. Counting stops at 1,001."""
  totalCount: NonNegativeInt!
  """Whether \`totalCount\` is exact: false if counting stopped at 1,001."""
  totalIsExact: Boolean!
}

"""A result in a list."""
type SearchResultEdge {
  """The entry's cursor."""
  cursor: String!
  """The result."""
  node: SearchResult!
}

"""The search was saved."""
type SearchSaved {
  """The search."""
  savedSearch: SavedSearch!
}

"""A sort order of search results."""
enum SearchSort {
  """The best match first, and the newest of equal ones."""
  BEST_MATCH
  """The newest first."""
  NEWEST
  """The highest price first."""
  PRICE_HIGH
  """The lowest price first."""
  PRICE_LOW
  """The best rating first."""
  RATING
}

"""A word that people search for, with those that listings use instead."""
type SearchSynonym {
  """
  The texts that listings have instead: \`company formation\`. Searches for the term find listings with all words of one of these.
  """
  meanings: [String!]! @listSize(assumedSize: 2)
  """The text that people type, in lower case and without accents: \`llc\`."""
  term: String!
}

"""The synonym was removed."""
type SearchSynonymRemoved {
  """Its term."""
  term: String!
}

"""The synonym was saved."""
type SearchSynonymSaved {
  """The synonym."""
  synonym: SearchSynonym!
}

"""The factor was added."""
type SecondFactorAdded {
  """
  Ten new recovery codes, if this is the first factor of the account. Only their hashes are stored.
  """
  recoveryCodes: [String!]!
}

"""Input of completeLogin: one of the factors."""
input SecondFactorInput @oneOf {
  """The current code of the authenticator app: \`492039\`."""
  code: String
  """The response of a passkey to the options of beginPasskeyUse."""
  passkey: JSON
  """
  A recovery code, which works once: \`k3vd-9wxm-t2ph-7rqa\`. Case, spaces and hyphens are ignored.
  """
  recoveryCode: String
}

"""A kind of second factor."""
enum SecondFactorKind {
  """A code of six digits from an authenticator app."""
  AUTHENTICATOR_APP
  """A passkey."""
  PASSKEY
  """A recovery code, which works once."""
  RECOVERY_CODE
}

"""It is the last factor of an account that must have one."""
type SecondFactorObligatory implements Failure {
  """
  \`Admins need a second factor. Add another one before you remove this one.\`
  """
  message: String!
}

"""
The factor was removed, or did not exist. With the last factor, the recovery codes are removed.
"""
type SecondFactorRemoved {
  """Whether the account has a second factor left."""
  anyLeft: Boolean!
}

"""
The account has a second factor. The sign-in waits for it in a cookie, for five minutes.
"""
type SecondFactorRequired {
  """The factors that complete it."""
  methods: [SecondFactorKind!]!
}

"""
The second factors of an account. A sign-in with a password or an identity provider needs one of them, if there are any.
"""
type SecondFactors {
  """The time when the authenticator app was confirmed. Null without one."""
  authenticatorAppSince: DateTime
  """Whether the account must have one: admins, without sample data."""
  obligatory: Boolean!
  """The passkeys, oldest first."""
  passkeys: [Passkey!]!
  """Number of recovery codes that were not used yet: \`10\`."""
  recoveryCodesLeft: NonNegativeInt!
}

"""
A record of something that concerns the security of an account. It never changes, and stays for a year.
"""
type SecurityEvent {
  """The time when it happened."""
  at: DateTime!
  """
  The name of the token or passkey, both names of a renamed passkey, the identity provider, or the new role. Empty for other events.
  """
  details: String!
  """
  The device that caused it: \`Firefox on Linux\`. Empty for what admins or jobs did.
  """
  device: String!
  """Unique across all types: \`sec-\` and a UUID."""
  id: ID!
  """The kind of event."""
  kind: SecurityEventKind!
  """
  The network that caused it, without the last part of its address: \`203.0.113.0/24\`. Empty for what admins or jobs did.
  """
  network: String!
}

"""The kind of a security event."""
enum SecurityEventKind {
  """The email address was changed."""
  EMAIL_CHANGED
  """The email address was confirmed."""
  EMAIL_CONFIRMED
  """A passkey was registered."""
  PASSKEY_ADDED
  """A passkey was removed by its owner."""
  PASSKEY_REMOVED
  """A passkey was renamed by its owner."""
  PASSKEY_RENAMED
  """The password was changed or reset."""
  PASSWORD_CHANGED
  """The recovery codes were replaced."""
  RECOVERY_CODES_REPLACED
  """A recovery code was used to sign in."""
  RECOVERY_CODE_USED
  """An admin reinstated the account."""
  REINSTATED
  """An admin changed the role."""
  ROLE_CHANGED
  """An authenticator app was added."""
  SECOND_FACTOR_ADDED
  """
  Five codes of a second factor within a day were wrong: whoever entered them knew the password, or had a session. Recorded once a
  day, and mailed to the owner.
  """
  SECOND_FACTOR_REFUSED
  """The authenticator app was removed by its owner."""
  SECOND_FACTOR_REMOVED
  """Somebody signed in."""
  SIGNED_IN
  """
  A sign-in was refused: the password was wrong, or the account is suspended. So was a wrong password where a signed-in account
  confirms it. Recorded once an hour for each network.
  """
  SIGN_IN_REFUSED
  """An account at an identity provider was linked."""
  SOCIAL_ACCOUNT_LINKED
  """An admin suspended the account."""
  SUSPENDED
  """A personal access token was created."""
  TOKEN_CREATED
  """
  An expired or revoked personal access token was used, and refused. Recorded once an hour for each token.
  """
  TOKEN_REFUSED
  """
  A personal access token was revoked, by its owner or by a password reset.
  """
  TOKEN_REVOKED
}

"""The checklist is dismissed."""
type SellerChecklistDismissed {
  """The viewer."""
  user: User!
}

"""The viewer has never published a listing."""
type SellerChecklistUnfinished implements Failure {
  """
  The message: \`The checklist stays until your first listing is published.\`
  """
  message: String!
}

"""Input of sendMessage."""
input SendMessageInput {
  """
  Plain text, 1 to 5,000 characters without outer spaces. Empty only beside files.
  """
  body: String!
  """
  The client's own id for this message, 1 to 64 characters. It makes the request idempotent.
  """
  clientId: ID!
  """The conversation: \`cnv-\` and a UUID."""
  conversationId: ID!
  """Ids of uploaded files, at most 10: see DeliverInput."""
  files: [ID!]
}

"""
Result of sendMessage. InvalidInput has the field \`body\`, \`files\` if they were sent already, or \`clientId\` if another message was sent under it.
"""
union SendMessageResult = ConversationNotFound | InvalidInput | MessageSent | RecipientUnavailable | TooManyAttempts

"""
The fields of SEND_OFFER. Limit: 60 offers and proposals of an account per hour.
"""
input SendOfferInput {
  """
  Days that the work takes after the requirements are sent, 1 to 365. Null with milestones: it is their sum.
  """
  days: Int
  """Ids of uploaded files, at most 10: see DeliverInput."""
  files: [ID!]
  """A description of the offer, up to 5,000 characters."""
  message: String!
  """
  2 to 6 milestones, in their order. Null for none. InvalidInput names the milestone: \`Milestone 2: Price: from $1.00 to $1,000,000.00\`.
  """
  milestones: [MilestoneInput!]
  """
  Price of the whole work in US dollars, 1 to 1,000,000 with at most two decimals: \`720\`. Null with milestones: it is their sum.
  """
  price: Float
}

"""A listing of work that a freelancer or broker does for a price."""
type Service implements Listing & Node {
  """Its category."""
  category: Category!
  """The same as \`image\`."""
  cover: String!
  """The time when it was first published."""
  createdAt: DateTime!
  """Days from the requirements to the delivery: \`14\`."""
  deliveryDays: NonNegativeInt!
  """Paragraphs with a blank line between them. Cards show the first one."""
  description: String! @cost(weight: 10)
  """
  An excerpt of the description for lists, about 200 characters: its beginning or, if the first match comes later, the sentence
  with the match.
  """
  excerpt(
    """
    The searched text, up to 80 characters. Case is ignored. Null for the beginning.
    """
    around: String
  ): String! @cost(weight: 10)
  """
  The extras that buyers can add to it, at most five, in the seller’s order.
  """
  extras: [ServiceExtra!]! @listSize(assumedSize: 5)
  """
  Questions that buyers often have, with the seller's answers. At most 10.
  """
  faq: [FaqEntry!]! @cost(weight: 10)
  """
  Whether it is sold in packages. Then \`price\` and \`deliveryDays\` are those of the cheapest one.
  """
  hasPackages: Boolean!
  """Unique across all types: \`srv-1101\`."""
  id: ID!
  """Root-relative path of its picture."""
  image: String!
  """
  The seller's included lines, beside those of every service, at most 10: \`Two directions to choose from\`.
  """
  included: [String!]!
  """
  Its packages, at most three, in the seller’s order. Without any it has one price, its delivery time and one round of changes.
  """
  packages: [ServicePackage!]! @listSize(assumedSize: 3)
  """Price in US dollars: \`2999.99\`."""
  price: Float!
  """The seller, who does the work."""
  provider: Profile!
  """
  The seller's questions to the buyer after the purchase, at most 10 questions. Empty if the seller asks nothing.
  """
  questions: [BuyerQuestion!]! @cost(weight: 5)
  """Average of its reviews, 0 to 5 with one decimal; 0 without reviews."""
  rating: Float!
  """Other listings of its category, best rated first."""
  related(
    """Number of listings, at most 12."""
    first: Int! = 4
  ): [Listing!]! @cost(weight: 50)
  """Number of reviews behind the rating."""
  reviewCount: NonNegativeInt!
  """Buyers' reviews of it, latest published first."""
  reviews(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """Page size, at most 100."""
    first: Int! = 24
  ): ReviewConnection! @cost(weight: 50)
  """Whether the viewer has saved it. False for signed-out visitors."""
  saved: Boolean!
  """The viewer's record of saving it. Null if they have not saved it."""
  savedListing: SavedListing
  """The same as \`provider\`."""
  seller: Profile!
  """Its title: \`Utility Patent Drafting and Filing\`."""
  title: String!
}

"""A list of services, page by page."""
type ServiceConnection {
  """The services of this page, each with its cursor."""
  edges: [ServiceEdge!]!
  """The filters of this list."""
  facets: [Facet!]! @cost(weight: 50) @listSize(assumedSize: 8)
  """The services of this page."""
  nodes: [Service!]!
  """The page's cursors, and whether more pages follow."""
  pageInfo: PageInfo!
  """Number of entries on all pages. Counting stops at 1,001."""
  totalCount: NonNegativeInt!
  """Whether \`totalCount\` is exact: false if counting stopped at 1,001."""
  totalIsExact: Boolean!
}

"""A service in a list."""
type ServiceEdge {
  """The entry's cursor."""
  cursor: String!
  """The service."""
  node: Service!
}

"""
Something that a buyer can add to a service, such as a faster delivery.
"""
type ServiceExtra {
  """
  Days that it adds to the delivery time, or takes away if it is negative: \`-4\`.
  """
  days: Int!
  """Unique in its listing: \`rush\`."""
  key: ID!
  """Its name: \`Rush delivery\`."""
  name: String!
  """Price in US dollars, on top of the price of the service: \`120\`."""
  price: Float!
  """Rounds of changes that it adds, 0 to 9: \`1\`."""
  rounds: NonNegativeInt!
}

"""A package of a service: what one price includes."""
type ServicePackage {
  """The contents, at most 8 entries: \`Search in 34 classes\`."""
  contents: [String!]! @listSize(assumedSize: 8)
  """Days from the requirements to the delivery: \`14\`."""
  deliveryDays: NonNegativeInt!
  """Unique in its listing: \`standard\`."""
  key: ID!
  """Its name: \`Standard\`."""
  name: String!
  """Price in US dollars: \`450\`."""
  price: Float!
  """Rounds of changes that are included, 0 to 9: \`2\`."""
  rounds: NonNegativeInt!
}

"""A browser in which an account is signed in."""
type Session implements Node {
  """The time when the session began."""
  createdAt: DateTime!
  """Whether it is the session of this request."""
  current: Boolean!
  """
  Browser and operating system, from the User-Agent header: \`Firefox on Linux\`, or \`Unknown device\`.
  """
  device: String!
  """Unique across all types: \`ses-\` and a UUID."""
  id: ID!
  """The time when it was last used, to the minute."""
  lastUsedAt: DateTime!
}

"""The session has ended."""
type SessionEnded {
  """The id of the session, which is no longer listed."""
  id: ID!
}

"""The viewer has no session with this id, or it has ended."""
type SessionNotFound implements Failure {
  """The message: \`This session has ended already.\`"""
  message: String!
}

"""Input of signInAgain: one of the factors."""
input SignInAgainInput @oneOf {
  """The current code of the authenticator app: \`492039\`."""
  code: String
  """The response of a passkey to the options of beginPasskeyUse."""
  passkey: JSON
  """The account's password."""
  password: String
}

"""Result of signInAgain."""
union SignInAgainResult = SignedInAgain | TooManyAttempts | WrongPassword | WrongSecondFactor

"""The session counts as signed in just now."""
type SignedInAgain {
  """The time when the session counts as signed in."""
  at: DateTime!
}

"""
A text of the admins at the top of pages, for some time. Pages call it an announcement.
"""
type SiteNotice implements Node {
  """The moment from which it is shown."""
  from: DateTime!
  """Unique across all types: \`ntc-\` and a UUID."""
  id: ID!
  """The role that sees it. Null for everybody."""
  role: UserRole
  """Whether it is shown now."""
  shown: Boolean!
  """The text: \`Payments are unavailable on Sunday from 2 to 3.\`"""
  text: String!
  """The moment at which it ends."""
  until: DateTime!
}

"""A list of notices, page by page."""
type SiteNoticeConnection {
  """The notices of this page, each with its cursor."""
  edges: [SiteNoticeEdge!]!
  """The notices of this page."""
  nodes: [SiteNotice!]!
  """The page's cursors, and whether more pages follow."""
  pageInfo: PageInfo!
  """Number of entries on all pages. Counting stops at 1,001."""
  totalCount: NonNegativeInt!
  """Whether \`totalCount\` is exact: false if counting stopped at 1,001."""
  totalIsExact: Boolean!
}

"""A notice in a list."""
type SiteNoticeEdge {
  """The entry's cursor."""
  cursor: String!
  """The notice."""
  node: SiteNotice!
}

"""The notice has ended."""
type SiteNoticeEnded {
  """The notice, which is no longer shown."""
  notice: SiteNotice!
}

"""No notice has this id."""
type SiteNoticeNotFound implements Failure {
  """The message: \`There is no such announcement.\`"""
  message: String!
}

"""The notice is published, or will be."""
type SiteNoticePublished {
  """The notice."""
  notice: SiteNotice!
}

"""
The login failed at the provider, the provider is not configured or has no verified email address, or another account uses the
address.
"""
type SocialLoginFailed implements Failure {
  """\`Google login failed. Please try another method.\`"""
  message: String!
}

"""Input of socialLogin."""
input SocialLoginInput {
  """
  The page to open after signing in, a path of this site: \`/jobs\`. For anything else, the page of the account's role.
  """
  next: String
  """The identity provider."""
  provider: SocialProvider!
  """The page where the login began, and to which a failed login returns."""
  purpose: SocialPurpose! = LOGIN
}

"""The identity provider needs the browser on its own page."""
type SocialLoginRedirect {
  """The URL to redirect the browser to."""
  url: URL!
}

"""Result of socialLogin."""
union SocialLoginResult = AccountSuspended | SecondFactorRequired | SocialLoginFailed | SocialLoginRedirect | SocialLoginSuccess

"""Signed in without a redirect, as with the sample provider."""
type SocialLoginSuccess {
  """The signed-in account."""
  user: User!
}

"""An identity provider for social login."""
enum SocialProvider {
  """Apple."""
  APPLE
  """Facebook."""
  FACEBOOK
  """Google."""
  GOOGLE
  """LinkedIn."""
  LINKEDIN
}

"""The page where a social login begins."""
enum SocialPurpose {
  """Logging in, on \`/login\`."""
  LOGIN
  """
  Signing in again, on \`/signed-in-again\`: the provider of the account asks for its own password. The session counts as signed in
  just now, as after signInAgain.
  """
  REAUTHENTICATION
  """Registering, on \`/register\`."""
  REGISTRATION
}

"""The money of an account's purchases, in US dollars."""
type Spending {
  """Held for running orders until the work is accepted: \`720\`."""
  held: Float!
  """Paid since January 1 (UTC), before refunds: \`2160\`."""
  paidThisYear: Float!
  """Refunded since January 1 (UTC): \`720\`."""
  refundedThisYear: Float!
}

"""The number of ratings with the same stars."""
type StarCount {
  """Number of ratings with these stars: \`64\`."""
  count: NonNegativeInt!
  """Stars, 1 to 5."""
  stars: Int!
}

"""Input of startConversation."""
input StartConversationInput {
  """The subject. It also determines the recipient."""
  about: ConversationAbout!
  """
  Plain text, 1 to 5,000 characters without outer spaces. Empty only beside files.
  """
  body: String!
  """
  The client's own id for this message, 1 to 64 characters. It makes the request idempotent.
  """
  clientId: ID!
  """Ids of uploaded files, at most 10: see DeliverInput."""
  files: [ID!]
}

"""
Result of startConversation. InvalidInput has the field \`about\` if the subject has no recipient, or belongs to the viewer,
\`body\`, \`files\` if they were sent already, or \`clientId\` if another message was sent under it.
"""
union StartConversationResult = InvalidInput | MessageSent | RecipientUnavailable | TooManyAttempts

"""A statistic."""
type Stat implements Node {
  """Unique across all types: \`sta-active-users\`."""
  id: ID!
  """The label: \`Active users\`."""
  label: String!
  """The displayed value: \`10,000+\`."""
  value: String!
}

"""A statement, page by page."""
type StatementConnection {
  """The entries of this page, each with its cursor."""
  edges: [StatementEdge!]!
  """The entries of this page."""
  nodes: [StatementEntry!]!
  """The page's cursors, and whether more pages follow."""
  pageInfo: PageInfo!
  """Number of entries on all pages. Counting stops at 1,001."""
  totalCount: NonNegativeInt!
  """Whether \`totalCount\` is exact: false if counting stopped at 1,001."""
  totalIsExact: Boolean!
}

"""An entry in a statement."""
type StatementEdge {
  """The entry's cursor."""
  cursor: String!
  """The entry."""
  node: StatementEntry!
}

"""A change of a seller's or broker's balance."""
type StatementEntry {
  """US dollars; negative if the balance became smaller: \`-629.1\`."""
  amount: Float!
  """The time when it was booked."""
  at: DateTime!
  """The engagement whose money it is."""
  engagement: Engagement!
  """Unique in the statement."""
  id: ID!
  """The cause of the change."""
  kind: StatementEntryKind!
}

"""A kind of change of a seller's or broker's balance."""
enum StatementEntryKind {
  """The buyer's bank has taken the payment back."""
  CHARGED_BACK
  """
  The price was released, less commission and the broker's fee; for the broker, the fee.
  """
  EARNED
  """The earnings were sent to the seller's account."""
  PAID_OUT
  """
  The seller or an admin has refunded the buyer after completion; the commission came back in proportion.
  """
  REFUNDED
  """
  Money came back from the seller's account, after a refund or a chargeback.
  """
  RETURNED
}

"""The fields of SUBMIT_REQUIREMENTS."""
input SubmitRequirementsInput {
  """
  The answers to the seller's questions: to every required one. InvalidInput names the question: \`q1\`.
  """
  answers: [AnswerInput!]
  """Ids of uploaded files, at most 10: see DeliverInput."""
  files: [ID!]
  """Everything that the seller needs to start, up to 10,000 characters."""
  message: String!
  """
  Names of the other parties, at most 10 of 200 characters each. The seller sees only these until they have answered the check for
  conflicts of interest. InvalidInput if a check was asked for already, or for a milestone.
  """
  otherParties: [String!]
}

"""
All subscriptions, at \`/graphql/stream\`, by the GraphQL over SSE protocol in distinct connections mode.
"""
type Subscription {
  """
  The live events of the viewer's account. Completes when the session or access token ends, or the account is suspended. Errors:
  UNAUTHENTICATED without either, LIMIT_EXCEEDED if the account has 30 open subscriptions in a process of the server.
  """
  liveEvents(
    """
    The \`sequence\` of the last live event that the client received, to resume after a lost connection; null at first.
    """
    after: Int
  ): LiveEvent!
}

"""
The fields of SUGGEST_SETTLEMENT. Limit: 60 offers and proposals of an account per hour.
"""
input SuggestSettlementInput {
  """The reason, up to 2,000 characters. Both parties can read it."""
  reason: String!
  """
  The refund in US dollars, from 0 to what is held, with at most two decimals: \`600\`. The rest is released.
  """
  refund: Float!
}

"""Input of suspendUser."""
input SuspendUserInput {
  """
  The reason, up to 500 characters. The account's owner and all admins can read it.
  """
  reason: String!
  """The account's id: \`usr-priya-raman\`."""
  userId: ID!
}

"""
Result of suspendUser. InvalidInput: the account is unknown, the viewer's own or already suspended, or the reason is missing.
"""
union SuspendUserResult = InvalidInput | UserSuspended

"""The effect of a suspension."""
type SuspensionEffect {
  """Number of listings that are hidden."""
  listingCount: NonNegativeInt!
  """
  Number of orders and quotes that stay open, as buyer and as seller. Their deadlines stand still.
  """
  openEngagementCount: NonNegativeInt!
  """
  Number of other accounts that are notified, because they have something open with it.
  """
  otherPartyCount: NonNegativeInt!
  """Number of sessions that end."""
  sessionCount: NonNegativeInt!
}

"""
A licence of a product for more people than one, at a price of its own.
"""
type TeamLicence {
  """For how many people, 2 to 999: \`25\`."""
  people: NonNegativeInt!
  """Price in US dollars, in place of the product’s price: \`699\`."""
  price: Float!
}

"""A licence for more people in a draft."""
type TeamLicenceDraft {
  """For how many people, 2 to 999: \`25\`. Null until it is set."""
  people: Int
  """
  Price in US dollars, in place of the product’s price, 0 to 1,000,000: \`699\`. Null until it is set.
  """
  price: Float
}

"""The licence for more people of EditListingInput."""
input TeamLicenceInput {
  """For how many people, 2 to 999: \`25\`. Null until it is set."""
  people: Int
  """
  Price in US dollars, in place of the product’s price, 0 to 1,000,000, at most two decimals: \`699\`. Null until it is set.
  """
  price: Float
}

"""
The total is \`expectedTotal\`, and the terms of a line are not among \`expectedTerms\`. Nothing was charged, or the payment is being
refunded: \`message\` tells which.
"""
type TermsChanged implements Failure {
  """Ids of the listings whose terms have changed, each once."""
  listingIds: [ID!]!
  """
  \`The terms of ‘Utility Patent Drafting and Filing’ have changed. Nothing was charged.\`
  """
  message: String!
  """The current prices and terms of the cart."""
  quote: CartQuote!
}

"""A customer's testimonial about the marketplace."""
type Testimonial implements Node {
  """The customer's name: \`Lucia Ferrante\`."""
  author: String!
  """Root-relative path of the portrait."""
  avatar: String!
  """Unique across all types: \`tes-lucia-ferrante\`."""
  id: ID!
  """The text."""
  quote: String!
  """Stars, 1 to 5."""
  rating: Int!
  """The customer's position: \`Founder, Fernwell Sensors\`."""
  title: String!
}

"""The account has 20 access tokens already."""
type TooManyAccessTokens implements Failure {
  """
  \`You have 20 tokens, which is the most. Revoke one that you no longer need.\`
  """
  message: String!
}

"""
A rate limit is exceeded. The HTTP status is 429, with a Retry-After header.
"""
type TooManyAttempts implements Failure {
  """The message: \`Too many attempts. Please try again in 9 minutes.\`"""
  message: String!
  """Seconds until the next attempt is possible: \`540\`."""
  retryAfterSeconds: NonNegativeInt!
}

"""The account has 200 listings, which is the most."""
type TooManyListings implements Failure {
  """
  The message: \`An account has at most 200 listings. Delete one that you don't need.\`
  """
  message: String!
}

"""The counted facts about a seller's past orders and answers."""
type TrackRecord {
  """Number of completed orders."""
  completedOrders: NonNegativeInt!
  """
  The month in which the account was created, as a sentence: \`Member since March 2024\`.
  """
  memberSince: String!
  """
  Share of the first deliveries that came by their due date, in percent, rounded down. Null with fewer than 5 deliveries.
  """
  onTimePercent: NonNegativeInt
  """
  The facts as sentences; those with too few orders or answers are left out: \`Usually answers within 3 hours\`.
  """
  sentences: [String!]! @listSize(assumedSize: 3)
  """
  Hours within which at least two thirds of the first answers to requests and messages came: 1, 3, 6, 12, 24 or 48. A request that
  expires counts as a late answer. Null with fewer than 5 answers, or if the time is longer than 48 hours.
  """
  usualAnswerHours: NonNegativeInt
}

"""A field of a form."""
type TransitionField {
  """Initial value of a number: the last offered price. Null for none."""
  initial: Float
  """The kind of value."""
  kind: TransitionFieldKind!
  """The label: \`What should change\`."""
  label: String!
  """
  Maximum for MONEY and the sum of MILESTONES (in US dollars), DAYS and ROUNDS. Null for other kinds.
  """
  max: Float
  """
  Maximum number of LINKS, NAMES, FILES and MILESTONES. Null for other kinds.
  """
  maxEntries: NonNegativeInt
  """
  Maximum length in characters for TEXT, of each link for LINKS, of each name for NAMES, and of each title for MILESTONES. Null for other kinds.
  """
  maxLength: NonNegativeInt
  """
  Minimum for MONEY and each price of MILESTONES (in US dollars), DAYS and ROUNDS. Null for other kinds.
  """
  min: Float
  """The name of the input field: \`message\`."""
  name: String!
  """The options of a CHOICE. Empty for other kinds."""
  options: [TransitionOption!]! @listSize(assumedSize: 1)
  """
  The seller's question that it asks, \`q1\`: its value is a member of \`answers\`. Null for other fields.
  """
  questionId: ID
  """
  The \`name\` of the field whose value replaces this one: with \`milestones\` an offer has no \`price\` of its own. Null for none.
  """
  replacedBy: String
  """Whether it is required."""
  required: Boolean!
}

"""The kind of value of a form field."""
enum TransitionFieldKind {
  """One of \`options\`."""
  CHOICE
  """A whole number of days."""
  DAYS
  """Files, as ids of the viewer's uploads."""
  FILES
  """Web addresses, https only."""
  LINKS
  """MilestoneInputs: at least two, or none."""
  MILESTONES
  """US dollars, at most two decimals."""
  MONEY
  """Names of people or companies."""
  NAMES
  """A PaymentInput: the payment provider's form."""
  PAYMENT
  """A whole number of rounds of changes."""
  ROUNDS
  """Several lines of text."""
  TEXT
}

"""One of the values of a CHOICE."""
type TransitionOption {
  """The text to show: \`The buyer\`."""
  label: String!
  """The value to send: \`BUYER\`."""
  value: String!
}

"""The transition was refused. Nothing has changed."""
type TransitionRefused implements Failure {
  """The current engagement."""
  engagement: Engagement!
  """
  The reason in words: \`This was changed in the meantime. It is now “Delivered”.\` If an offer has changed, its old and its new
  terms: \`The price is now $1,400.00, not $1,250.00. Nothing was charged.\` If the card was charged already, that the payment is
  being refunded.
  """
  message: String!
  """The reason."""
  reason: RefusalReason!
}

"""A term of a transition that the viewer agrees to."""
type TransitionTerm {
  """Its name: \`Delivered\`."""
  term: String!
  """
  The term in words: \`within 9 days after you send Tomás the requirements\`.
  """
  text: String!
}

"""
An absolute web address, http or https: \`https://www.ashgrove.example\`.
"""
scalar URL @specifiedBy(url: "https://url.spec.whatwg.org/#url-writing")

"""
A line of a cart whose package, extra or licence is no longer on offer, or which names no package where there are some.
"""
type UnavailableChoice {
  """The keys of its extras: \`rush\`."""
  extraIds: [ID!]! @listSize(assumedSize: 5)
  """For how many people its licence is: \`25\`."""
  licence: Int
  """The listing, where a choice can be made again."""
  listing: Listing!
  """The key of its package: \`standard\`."""
  packageId: ID
}

"""
Result of unsaveListing. ListingNotFound: it is no longer on offer, and not saved either.
"""
union UnsaveListingResult = ListingNotFound | ListingUnsaved

"""
Result of updateBillingDetails. InvalidInput: a text is missing or too long, the country is unknown, or the rate is out of range.
"""
union UpdateBillingDetailsResult = BillingDetailsUpdated | InvalidInput | TooManyAttempts

"""
A whole company profile. It replaces the existing one. A profile without a description is not listed.
"""
input UpdateCompanyInput {
  """
  Path of an image that the viewer uploaded as a banner, or of the current banner. Null for the generated banner.
  """
  banner: String
  """Email address for customers: \`hello@ashgrove.example\`. May be empty."""
  contactEmail: String!
  """Telephone number, up to 40 characters: \`+44 161 496 0123\`."""
  contactPhone: String!
  """Paragraphs with a blank line between them, up to 5,000 characters."""
  description: String!
  """Number of employees as a range, up to 20 characters: \`11–50\`."""
  employeeCount: String!
  """Year of foundation, from 1000 to this year; null if unknown."""
  foundedYear: Int
  """The languages that the company works in. Null leaves them as they are."""
  languages: [LanguageCode!]
  """City and country, up to 100 characters: \`Manchester, United Kingdom\`."""
  location: String!
  """
  Path of an image that the viewer uploaded as a logo, or of the current logo. Null for the generated emblem.
  """
  logo: String
  """The company's name, up to 100 characters: \`Ashgrove Patents\`."""
  name: String!
  """Names of the services it offers: at most 20, each up to 80 characters."""
  services: [String!]!
  """
  The \`version\` of the company that the client has read. If the company has changed since, the result is VersionConflict. Without it
  the content is replaced as it is.
  """
  version: Int
  """Its website, http or https: \`https://www.ashgrove.example\`."""
  website: String
}

"""Result of updateCompany."""
union UpdateCompanyResult = CompanyUpdated | InvalidInput | TooManyAttempts | VersionConflict

"""A whole freelancer profile. It replaces the existing one."""
input UpdateFreelancerInput {
  """Paragraphs with a blank line between them, up to 5,000 characters."""
  description: String!
  """Experience, up to 40 characters: \`9 years\`."""
  experience: String!
  """Hourly rate in US dollars, 0 to 10,000, at most two decimals: \`150\`."""
  hourlyRate: Float!
  """
  The languages that the freelancer works in. Null leaves them as they are.
  """
  languages: [LanguageCode!]
  """City and country, up to 100 characters: \`Kyoto, Japan\`."""
  location: String!
  """Skills: at most 20, each up to 40 characters."""
  skills: [String!]!
  """Professional title, 1 to 100 characters: \`Product engineer\`."""
  title: String!
  """
  The \`version\` of the freelancer that the client has read. If the profile has changed since, the result is VersionConflict. Without
  it the content is replaced as it is.
  """
  version: Int
}

"""Result of updateFreelancer."""
union UpdateFreelancerResult = FreelancerUpdated | InvalidInput | TooManyAttempts | VersionConflict

"""Result of updateNotificationSettings."""
union UpdateNotificationSettingsResult = NotificationSettingsUpdated | TooManyAttempts

"""Input of updateProfile."""
input UpdateProfileInput {
  """
  Path of an image that the viewer uploaded as an avatar. Null for the generated portrait; omitted for no change.
  """
  avatar: String
  """Full name, up to 100 characters."""
  name: String!
}

"""Result of updateProfile."""
union UpdateProfileResult = InvalidInput | ProfileUpdated | TooManyAttempts

"""An account, for its owner and admins."""
type User implements Node {
  """The viewer's applications, latest first. Empty on other accounts."""
  applications(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """Page size, at most 100."""
    first: Int! = 24
  ): ApplicationConnection!
  """
  Root-relative path of the portrait: \`/artwork/avatar/usr-priya-raman.svg\`.
  """
  avatar: String!
  """
  The details on the account's invoices, as buyer and as seller. Null before they were saved, and on other accounts.
  """
  billingDetails: BillingDetails
  """
  Registrations that the marketplace has checked within the last year, earliest check first.
  """
  checkedCredentials: [CheckedCredential!]! @listSize(assumedSize: 2)
  """
  The time when the seller removed the checklist of new sellers from the overview. Null if never.
  """
  checklistDismissedAt: DateTime
  """
  The account's company profile. Vendors, freelancers and brokers have one.
  """
  company: Company
  """The time when the account was created."""
  createdAt: DateTime!
  """The email address to sign in with: \`broker@example.com\`."""
  email: String!
  """
  Whether a mail is sent, once, about notifications that stay unread for ten minutes.
  """
  emailNotifications: Boolean!
  """
  The time when the mail server of \`email\` refused it for good. No more mails are sent to it. Null if mails arrive.
  """
  emailRejectedAt: DateTime
  """
  Whether it has a password. An account that was created with an identity provider has none until one is set.
  """
  hasPassword: Boolean!
  """Unique across all types: \`usr-priya-raman\`."""
  id: ID!
  """The languages that the account works in, by name."""
  languages: [Language!]! @listSize(assumedSize: 3)
  """The time when it was last seen, to the minute. Null without a session."""
  lastSeenAt: DateTime
  """
  Whether the email address has to be confirmed before the account may write to others, sell or upload. Mutations then fail with
  the code EMAIL_NOT_CONFIRMED. Always false with sample data.
  """
  mustConfirmEmail: Boolean!
  """Full name: \`Priya Raman\`."""
  name: String!
  """The viewer's notifications, newest first. Empty on other accounts."""
  notifications(
    """
    Returns the entries after this cursor: the \`endCursor\` of the previous page.
    """
    after: String
    """Page size, at most 100."""
    first: Int! = 24
    """
    Whether those about messages are included. The bell leaves them out: \`unreadMessages\` counts these messages.
    """
    messages: Boolean! = true
  ): NotificationConnection!
  """The role."""
  role: UserRole!
  """
  The identity provider that it was created with. Null if it was created with a password.
  """
  socialProvider: SocialProvider
  """The time when the account was suspended. Null if it is active."""
  suspendedAt: DateTime
  """The admin's reason for suspending it. Null if it is active."""
  suspendedReason: String
  """
  The track record of a seller. For an account that sells nothing, all counts are 0.
  """
  trackRecord: TrackRecord!
  """Number of messages that the viewer has not read. 0 on other accounts."""
  unreadMessages: NonNegativeInt!
  """
  Number of unread notifications, without those about messages: \`unreadMessages\` counts these. 0 on other accounts.
  """
  unreadNotifications: NonNegativeInt!
}

"""A list of accounts, page by page."""
type UserConnection {
  """The accounts of this page, each with its cursor."""
  edges: [UserEdge!]!
  """The accounts of this page."""
  nodes: [User!]!
  """The page's cursors, and whether more pages follow."""
  pageInfo: PageInfo!
  """Number of entries on all pages. Counting stops at 1,001."""
  totalCount: NonNegativeInt!
  """Whether \`totalCount\` is exact: false if counting stopped at 1,001."""
  totalIsExact: Boolean!
}

"""An account in a list."""
type UserEdge {
  """The entry's cursor."""
  cursor: String!
  """The account."""
  node: User!
}

"""A filter for accounts. Omitted fields don't filter."""
input UserFilter {
  """Only accounts of this role."""
  role: UserRole
  """Only accounts in this state."""
  state: UserState
  """
  Only accounts whose name or email address contains this text, up to 200 characters: \`raman\`. Case is ignored. A longer text is
  the error BAD_USER_INPUT.
  """
  text: String
}

"""The account was reinstated."""
type UserReinstated {
  """The changed account."""
  user: User!
}

"""The role of an account. Each role has its own dashboard."""
enum UserRole {
  """Runs the platform."""
  ADMIN
  """Facilitates IP deals and provides brokerage services."""
  BROKER
  """Buys products and services, hires freelancers."""
  CUSTOMER
  """Offers professional services, by the hour or the job."""
  FREELANCER
  """Sells digital products and IP assets."""
  VENDOR
}

"""The role was changed."""
type UserRoleChanged {
  """The changed account."""
  user: User!
}

"""The sort order of accounts."""
enum UserSort {
  """By name, ignoring case, then by email address and id."""
  NAME
  """Newest first, then by id."""
  NEWEST
}

"""The state of an account."""
enum UserState {
  """Active."""
  ACTIVE
  """Suspended by an admin."""
  SUSPENDED
}

"""The account was suspended."""
type UserSuspended {
  """The changed account."""
  user: User!
}

"""
It was changed elsewhere, for example in another tab, since the \`version\` of the input. Nothing was saved.
"""
type VersionConflict implements Failure {
  """The current company, freelancer or job."""
  current: Node!
  """The message: \`It was changed elsewhere, so nothing was saved.\`"""
  message: String!
  """Its current version."""
  version: NonNegativeInt!
}

"""The fields of WITHDRAW_DISPUTE."""
input WithdrawDisputeInput {
  """The reason, up to 2,000 characters. Null for none."""
  message: String
}

"""
A listing that was public once and is no longer on offer, as it was last published.
"""
type WithdrawnListing {
  """The id that the listing had: \`srv-1101\`."""
  id: ID!
  """The name of its seller: \`Priya Raman\`."""
  sellerName: String!
  """Its title: \`Utility Patent Drafting and Filing\`."""
  title: String!
}

"""The password is wrong."""
type WrongPassword implements Failure {
  """\`This is not your password.\`"""
  message: String!
}

"""The code, the recovery code or the passkey is wrong."""
type WrongSecondFactor implements Failure {
  """
  \`This code is not right. Wait for the next one in your app and try again.\` For the first code of an app: \`This code is not right.
  Check that the clock of your phone is right, and enter the current code.\` Or \`This recovery code is not right, or it was used
  before.\` or \`This passkey was not accepted. Please try again.\`
  """
  message: String!
}`
