/** Why a listing was not saved or published. */
export interface Problem {
  message: string
  /** Absent if the problem is not about one field. */
  field?: string
  /** No answer came: it may have been done. */
  isUnknown?: boolean
}
