/** What other sites show beside a link, 1200x630: the server has ours at the same path below /share. */
export const sharePicture = (picture = '') => {
  const [, drawing] = /^\/artwork\/((?:avatar|category|cover|emblem)\/.+)\.svg$/.exec(picture) ?? []
  return `/artwork/share/${drawing ?? 'marque'}.png`
}
