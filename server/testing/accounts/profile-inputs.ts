/** Valid inputs of a company and of a freelancer profile, with what is required alone. */
export const companyInput = {
  name: 'Quokka',
  description: '',
  services: [],
  location: 'Perth',
  employeeCount: '',
  contactEmail: '',
  contactPhone: '',
}

export const freelancerInput = {
  title: 'Keeper',
  location: 'Perth',
  experience: '',
  hourlyRate: 50,
  skills: ['quokka'],
  description: '',
}
