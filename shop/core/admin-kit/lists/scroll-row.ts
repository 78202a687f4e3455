/** A ref of the chosen link in a list that scrolls sideways on phones: scrolls the list to this link. */
export function scrollRowToLink(link: HTMLAnchorElement | null): void {
  const row = link?.closest('ul')
  if (link && row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
}
