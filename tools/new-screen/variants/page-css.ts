/** A style sheet for a page that begins with its heading. */
export const pageCss = `.screen {
  padding-block: var(--s6) var(--section);
}
.screen h1 {
  font-size: var(--title-lg);
  line-height: var(--lead-tight);
}
`
