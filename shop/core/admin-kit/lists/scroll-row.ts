/** Scrolls a horizontal list to its chosen link. Use as the `ref` of that link. */
export function scrollRowToLink(link: HTMLAnchorElement | null): void {
  const row = link?.closest('ul')
  if (link && row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
}
