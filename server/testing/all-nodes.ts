interface Page<Node> {
  nodes: Node[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** Reads a list page by page, each after the cursor of the last, and returns the nodes of all. */
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
