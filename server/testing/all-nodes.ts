interface Page<Node> {
  nodes: Node[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** Reads all pages of a list and returns their nodes. */
export const allNodes = async <Node>(readPage: (after: string | null) => Promise<Page<Node>>) => {
  const nodes: Node[] = []
  let after: string | null = null
  do {
    const page: Page<Node> = await readPage(after)
    nodes.push(...page.nodes)
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
  } while (after !== null)
  return nodes
}
