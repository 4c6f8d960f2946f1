/** `California bar number 287431 · English, Hindi`: the checked registrations and the languages of a seller, in one line. */
export const trustLine = (credentials: readonly { title: string }[], languages: readonly { name: string }[]) =>
  [...credentials.map(({ title }) => title), languages.map(({ name }) => name).join(', ')]
    .filter(Boolean)
    .join('\u00a0· ')
