export const ADMIN_USERS_PATH = '/dashboard/admin/users'
export const APPLICATIONS_PATH = '/dashboard/applications'

export const applicantsPath = (jobId: string) => `/dashboard/jobs?job=${jobId}`
export const conversationPath = (id: string) => `/dashboard/messages?conversation=${id}`
export const engagementPath = (id: string) => `/dashboard/engagements/${id}`
export const listingPath = ({ id, kind }: { id: string; kind: 'product' | 'service' }) =>
  `/${kind === 'product' ? 'products' : 'service'}/${id}`
