import type { Page } from 'playwright-core'

/** Returns the texts that are cut off by the window or by an element. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const clipped = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (!parentElement?.checkVisibility({ checkVisibilityCSS: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const { left, right, width } = range.getBoundingClientRect()
      const [from, to] = width === 0 ? [-Infinity, Infinity] : visiblePart(parentElement)
      if (left < from - 1 || right > to + 1)
        clipped.push(
          `${Math.round(left)} to ${Math.round(right)} px: ${textContent?.slice(0, 60)} in ${parentElement.outerHTML.slice(0, 200)}`,
        )
    }
    return clipped

    /**
     * Returns the horizontal range in which text of an element is visible. It is unlimited in elements that scroll,
     * truncate on purpose or are for screen readers only.
     */
    function visiblePart(start: Element): [number, number] {
      let [from, to] = [0, clientWidth]
      for (let element: Element | null = start; element; element = element.parentElement) {
        const { overflowX, textOverflow, clipPath } = getComputedStyle(element)
        if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || clipPath !== 'none')
          return [-Infinity, Infinity]
        if (overflowX === 'visible' || element === document.body) continue
        const box = element.getBoundingClientRect()
        ;[from, to] = [Math.max(from, box.left), Math.min(to, box.right)]
      }
      return [from, to]
    }
  })
}
