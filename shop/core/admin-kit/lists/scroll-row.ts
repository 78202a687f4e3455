/** Scrolls the list around the chosen link to it. Use as the `ref` of that link in a list that scrolls sideways on phones. */
export function scrollRowToLink(link: HTMLAnchorElement | null): void {
  const row = link?.closest('ul')
  if (link && row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
}
