/** Scrolls the row only. `scrollIntoView` would scroll the page, too. */
export const scrollIntoRow = (cell: HTMLElement | null) => {
  const row = cell?.parentElement
  if (!row) return
  const [rowBox, cellBox] = [row.getBoundingClientRect(), cell.getBoundingClientRect()]
  if (cellBox.left < rowBox.left || cellBox.right > rowBox.right)
    row.scrollLeft += cellBox.left - rowBox.left - (rowBox.width - cellBox.width) / 2
}
