/** The requirements for accounts. With sample data the rules are those that sample accounts keep. */
export interface AccountPolicy {
  minPasswordLength: number
  /** True to refuse the 10,000 most common passwords. */
  refusesCommonPasswords: boolean
  /** True if an account may not write to others, sell or upload before its email address is confirmed. */
  confirmsEmail: boolean
}

interface Setting {
  sampleData: boolean
  smtpUrl: string | undefined
}

export const accountPolicyOf = ({ sampleData, smtpUrl }: Setting): AccountPolicy => ({
  minPasswordLength: sampleData ? 6 : 8,
  refusesCommonPasswords: !sampleData,
  confirmsEmail: !sampleData && smtpUrl !== undefined,
})
