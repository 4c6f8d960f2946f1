/** `11–50 people`. Empty for a company without a size. */
export const companySize = (employeeCount: string) =>
  employeeCount && `${employeeCount} ${employeeCount === '1' ? 'person' : 'people'}`
