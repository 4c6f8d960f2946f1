import { credentialExamples } from './credential-examples'
import { docketExamples } from './docket-examples'
import { type ExampleSettings, type Operation, operations } from './documents'
import { listingExamples } from './listing-examples'
import { mandateExamples } from './mandate-examples'
import { messageExamples } from './message-examples'
import { moderationExamples } from './moderation-examples'
import { orderExamples } from './order-examples'
import { signInExamples } from './sign-in-examples'

const reason = 'Trying the sandbox.'
const password = 'password123'
const linkNote = 'The link is in the mail at /dev/mail. Without its token the answer is InvalidLink.'

/** By operation name. An operation without variables that needs no sign-in needs no entry. */
export const exampleSettings: Record<string, ExampleSettings> = {
  ...docketExamples,
  ...listingExamples,
  ...credentialExamples,
  ...mandateExamples,
  ...messageExamples,
  ...orderExamples,
  ...moderationExamples,
  ...signInExamples,
  AccountExport: { as: 'customer' },
  AdminOverview: { as: 'admin' },
  AdminUsers: { as: 'admin', variables: { filter: { role: 'VENDOR' }, sort: 'NAME', first: 24 } },
  SuspensionEffect: { as: 'admin', variables: { userId: 'usr-marta-keller' } },
  AuditTrail: { as: 'admin', variables: { about: null, first: 10 }, note: 'Full once an admin has done something.' },
  Cart: {
    variables: {
      lines: [
        { listingId: 'prd-2801', quantity: 2 },
        { listingId: 'srv-1101', quantity: 1 },
        { listingId: 'srv-1109', quantity: 1, packageId: 'standard', extraIds: ['rush'] },
        { listingId: 'prd-2103', quantity: 1, licence: 25 },
      ],
    },
  },
  Category: { variables: { slug: 'logo-design' } },
  ChangePassword: {
    as: 'customer',
    variables: { input: { currentPassword: password, newPassword: 'password1234' } },
    note: 'From then on the sample account has the new password.',
  },
  ChangeUserRole: { as: 'admin', variables: { userId: 'usr-tomas-vidal', role: 'BROKER', reason } },
  Companies: { variables: { first: 12 } },
  CompaniesRegister: { as: 'vendor' },
  CompanyDetail: { variables: { id: 'com-ashgrove-patents' } },
  ConfirmEmailChange: { runFirst: 'RequestEmailChange', variables: { token: 'from-the-mail' }, note: linkNote },
  CreateAccessToken: {
    as: 'customer',
    variables: { input: { name: 'Nightly report', scope: 'READ', lifetime: 'DAYS_30', password } },
    note: 'Send the token as `Authorization: Bearer mq_...`. It is not shown again.',
  },
  CustomerOverview: { as: 'customer' },
  DismissSellerChecklist: { as: 'vendor' },
  DeleteAccount: {
    as: 'customer',
    variables: { input: { password } },
    resultType: 'OpenBusiness',
    note: 'Every sample account has business that is still open, and stays until it is done.',
  },
  EmailConfirmation: { as: 'customer' },
  EndOtherSessions: { as: 'customer' },
  EndSession: {
    as: 'customer',
    variables: { id: 'one-of-your-sessions' },
    take: { from: 'Settings', at: ['sessions', -1, 'id'], into: 'id' },
    note: 'Its id is that of your oldest session.',
  },
  FreelancerDetail: { variables: { id: 'fre-jun-watanabe' } },
  OwnProfiles: { variables: { ownerId: 'usr-priya-raman' } },
  Freelancers: { variables: { filter: { maxRate: 120 }, sort: 'RATING', first: 12 } },
  HeaderSearchSuggestions: { variables: { text: 'trademark' } },
  JobDetail: { variables: { id: 'job-3103' } },
  ApplyOrEdit: { as: 'broker', variables: { id: 'job-3103' } },
  Jobs: { variables: { first: 12 } },
  Login: { variables: { input: { email: 'customer@example.com', password, remember: false } } },
  Logout: { as: 'customer' },
  Register: {
    variables: {
      input: {
        name: 'Ada Byron',
        email: 'ada@example.com',
        password: 'secret1',
        role: 'VENDOR',
        companyName: 'Byron Ltd',
      },
    },
    note: 'The second time the email is taken.',
  },
  ReinstateUser: { as: 'admin', runFirst: 'SuspendUser', variables: { userId: 'usr-tomas-vidal', reason } },
  RequestEmailChange: {
    as: 'customer',
    variables: { input: { email: 'clara@example.com', password } },
    note: 'The mail with the link is at /dev/mail.',
  },
  RequestEmailConfirmation: {
    as: 'customer',
    note: 'No mail is sent: the addresses of the sample accounts need no confirmation.',
  },
  RequestPasswordReset: {
    variables: { email: 'customer@example.com' },
    note: 'The mail with the link is at /dev/mail.',
  },
  ResetPassword: {
    runFirst: 'RequestPasswordReset',
    variables: { input: { token: 'from-the-mail', password: 'password1234' } },
    note: linkNote,
  },
  RevokeAccessToken: {
    as: 'customer',
    runFirst: 'CreateAccessToken',
    variables: { id: 'one-of-your-tokens' },
    take: { from: 'Settings', at: ['accessTokens', 0, 'id'], into: 'id' },
    note: 'Its id is that of your newest token.',
  },
  SalesReport: { as: 'vendor', variables: { from: '2026-01' } },
  SaveSearchSynonym: {
    as: 'admin',
    variables: { input: { term: 'wordmark', meanings: ['logo', 'trademark'] } },
  },
  RemoveSearchSynonym: { as: 'admin', variables: { input: { term: 'llc' } } },
  SearchSynonyms: { as: 'admin' },
  Search: { variables: { query: 'patent', around: 'patent', filter: { kind: 'SERVICE' }, first: 12 } },
  SellerChecklist: { as: 'freelancer', variables: { userId: 'usr-tomas-vidal', isFreelancer: true } },
  SellerOverview: {
    as: 'freelancer',
    variables: { userId: 'usr-tomas-vidal', isFreelancer: true, lastMonth: '2026-10' },
  },
  Settings: { as: 'customer', variables: { id: 'usr-clara-whitfield', isFreelancer: false } },
  SocialLogin: { variables: { input: { provider: 'GOOGLE', purpose: 'LOGIN' } } },
  SuspendUser: { as: 'admin', variables: { userId: 'usr-tomas-vidal', reason } },
  UpdateCompany: {
    as: 'vendor',
    variables: {
      input: {
        name: 'Keller Patent Data',
        description: 'Reports and forms for people who file patents.',
        services: ['Patent landscapes', 'Templates'],
        location: 'Munich, Germany',
        employeeCount: '11-50',
        contactEmail: 'hello@example.com',
        contactPhone: '+49 89 5550 1234',
        languages: ['DE', 'EN'],
      },
    },
  },
  UpdateFreelancer: {
    as: 'freelancer',
    variables: {
      input: {
        title: 'Brand and Logo Designer',
        location: 'Barcelona, Spain',
        experience: '12 years',
        hourlyRate: 95,
        skills: ['Logo design', 'Typography'],
        description: 'Draws marks that can be registered, and the rules for using them.',
        languages: ['EN', 'PT'],
      },
    },
  },
  UpdateProfile: { as: 'customer', variables: { input: { name: 'Clara M. Whitfield' } } },
  UserSecurityEventList: {
    as: 'admin',
    variables: { userId: 'usr-tomas-vidal' },
    note: 'Full once something has happened to the account: run SuspendUser and ReinstateUser, and look again.',
  },
  VendorCompany: { as: 'vendor' },
  Viewer: { as: 'customer' },
}

export interface Example extends Operation, ExampleSettings {}

/** An example for each operation of the client. */
export const examples = operations.map((operation): Example => ({ ...exampleSettings[operation.name], ...operation }))

export const exampleOf = (name: string) => examples.find((example) => example.name === name)
