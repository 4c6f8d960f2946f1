/** The hint of a name that registrations were checked for. */
export const renamingHint = (checked: readonly unknown[]) =>
  checked.length === 0
    ? undefined
    : 'A new name takes your checked registrations off your profile until Marque has checked them again.'
