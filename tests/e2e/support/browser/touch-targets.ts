import type { Page } from 'playwright-core'

/**
 * Returns the controls that are hard to touch, and content that is covered or too wide. A control has 44 px, or at
 * least 24 px and no other control within 22 px of its centre.
 */
export const touchProblems = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const [LARGE, SMALL] = [44, 24]
    const modal = document.querySelector('dialog:modal')
    const controls = [
      ...(modal ?? document).querySelectorAll<HTMLElement>(
        'a[href], button, select, input, textarea, summary, [role=button]',
      ),
    ].filter(
      (element) =>
        element.checkVisibility({ checkVisibilityCSS: true }) &&
        !element.closest('[inert], .sr-only') &&
        !element.matches('[type=hidden], :disabled'),
    )
    const boxOf = (element: HTMLElement) => {
      const label = element.matches('[type=checkbox], [type=radio]') && (element as HTMLInputElement).labels?.[0]
      // The link of a row can cover the row.
      const after = getComputedStyle(element, '::after')
      const row = after.content !== 'none' && after.position === 'absolute' && element.offsetParent
      return (label || row || element).getBoundingClientRect()
    }
    const nameOf = (element: HTMLElement) =>
      `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') || element.textContent || element.getAttribute('name') || '').replace(/\s+/g, ' ').trim().slice(0, 50)}`
    /** Links within a sentence are exempt. */
    const isInText = (element: HTMLElement) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some((node) => node instanceof Text && node.data.trim() !== '')
    const boxes = controls.map((element) => ({ element, box: boxOf(element) }))
    const small = boxes.filter(({ element, box: { width, height, left, top } }) => {
      // Half a pixel is a matter of rounding.
      if (Math.min(width, height) > LARGE - 0.5 || width === 0 || isInText(element)) return false
      if (Math.min(width, height) < SMALL) return true
      const [x, y] = [left + width / 2, top + height / 2]
      return boxes.some(({ element: other, box }) => {
        if (other === element || other.contains(element) || element.contains(other)) return false
        const dx = Math.max(box.left - x, 0, x - box.right)
        const dy = Math.max(box.top - y, 0, y - box.bottom)
        return Math.hypot(dx, dy) < LARGE / 2 - 0.5
      })
    })
    const problems = small.map(
      ({ element, box }) => `${nameOf(element)}: ${Math.round(box.width)} x ${Math.round(box.height)}`,
    )
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) {
      const wide = [...document.body.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
      )
      problems.push(`${scrollWidth - clientWidth} px too wide: ${wide.at(-1)?.outerHTML.slice(0, 120)}`)
    }
    /** Content beyond the edge can only be reached in an area that scrolls. */
    const isInScrolledArea = (element: Element | null): boolean => {
      if (!element) return false
      const { overflowX } = getComputedStyle(element)
      const isInWindow = element.getBoundingClientRect().right <= clientWidth + 0.5
      if (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth && isInWindow) return true
      return isInScrolledArea(element.parentElement)
    }
    for (const { element } of boxes)
      if (element.getBoundingClientRect().left >= clientWidth && !isInScrolledArea(element.parentElement))
        problems.push(`${nameOf(element)}: beyond the edge`)
    if (modal) return problems
    // At the end of the page, the bottom bar covers neither the screen nor the footer.
    const isAtEnd = () => scrollY + innerHeight > document.documentElement.scrollHeight - 1
    // A picture that loads, or a smooth scroll to an error, can still move the page.
    for (let frames = 0, still = 0; frames < 300 && still < 3; frames += 1) {
      still = isAtEnd() ? still + 1 : 0
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    const isFixed = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement))
    const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { position, bottom } = getComputedStyle(element)
      return position === 'fixed' && bottom === '0px' && element.checkVisibility() && element.offsetHeight > 0
    })
    const top = Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top))
    for (const { element } of boxes) {
      const { bottom } = element.getBoundingClientRect()
      if (bottom > top + 0.5 && !isFixed(element)) problems.push(`${nameOf(element)}: below the bottom bar`)
    }
    return problems
  })
