/** The 1200x630 picture that other sites show beside a link: the server draws each artwork again below /artwork/share. */
export const sharePicture = (picture = '') => {
  const [, drawing] = /^\/artwork\/((?:avatar|category|cover|emblem)\/.+)\.svg$/.exec(picture) ?? []
  return `/artwork/share/${drawing ?? 'marque'}.png`
}
