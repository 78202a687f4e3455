interface CrawlerInPage {
  /** Addresses of links within the shop, descriptions of controls, and links to missing fragments. */
  takeStock(): { links: string[]; controls: string[]; astray: string[] }
  /** Marks the control with this description and starts to observe its effects. False without one. */
  mark(control: string): boolean
  hasChanged(): boolean
  /** Resolves when the page has not changed for some frames, for example after a dialog has loaded. */
  isQuiet(): Promise<void>
}

declare global {
  interface Window {
    crawler: CrawlerInPage
  }
}

/** Runs in each page before its scripts. `crawler.ts` uses it. */
export function installCrawler(): void {
  const USABLE = 'button, input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role=option]'
  const WITHOUT_USE = ':disabled, [type=radio]:checked, [type=hidden], [aria-disabled=true], [data-base-ui-focus-guard]'

  const QUIET_FRAMES = 5
  /** About one second; some animations never end. */
  const MOST_FRAMES = 60

  const isInSight = (element: HTMLElement) =>
    (element.checkVisibility({ checkVisibilityCSS: true }) || element.matches('[type=file]')) &&
    !element.closest('[inert], [aria-hidden=true]') &&
    (!document.querySelector(':modal') || element.closest(':modal') !== null)

  const usable = () =>
    Array.from(document.querySelectorAll<HTMLElement>(USABLE)).filter(
      (element) => !element.matches(WITHOUT_USE) && isInSight(element),
    )

  /**
   * Describes a control without its variable part, so that all cards, cart lines and stars are described equally.
   */
  const describe = (element: HTMLElement) => {
    const place = element.closest('dialog, [popover], article, header, nav, footer, main, aside')
    const labels = (element as HTMLInputElement).labels
    const name = element.getAttribute('aria-label') || labels?.[0]?.textContent || element.textContent || ''
    const kind = [element.tagName.toLowerCase(), element.getAttribute('type'), element.getAttribute('role')]
    const around = place?.matches('article, dialog, aside') && place.closest('main') ? 'main ' : ''
    return `${around}${place?.tagName.toLowerCase() ?? 'body'} ${kind.filter(Boolean).join(' ')} ${name
      .replace(/Thing( \d+)?|\S*Cleo\S* \S*Crawler\S*/g, '…')
      .replace(/\d+([.,]\d+)?/g, '#')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 60)}`
  }

  let changes = 0
  let watched: Element | null = null
  new MutationObserver((records) => {
    // A pressed or focused look of the control does not count as an effect.
    const effects = records.filter(
      ({ target, type, attributeName }) =>
        !(target === watched && type === 'attributes' && /^(data-|style|class)/.test(attributeName ?? '')),
    )
    changes += effects.length
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  for (const event of ['toggle', 'invalid', 'scroll', 'storage'])
    document.addEventListener(
      event,
      () => {
        changes += 1
      },
      { capture: true },
    )
  // The dialog to print is not part of the page.
  window.print = () => {
    changes += 1
  }
  document.addEventListener('focusin', ({ target }) => {
    if (target !== watched) changes += 1
  })

  window.crawler = {
    takeStock() {
      const anchors = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'))
      const ours = anchors.map(({ href }) => new URL(href)).filter(({ origin }) => origin === location.origin)
      const here = ours.filter(({ pathname, hash }) => hash !== '' && pathname === location.pathname)
      return {
        links: [...new Set(ours.map(({ pathname, search }) => pathname + search))],
        controls: [...new Set(usable().map(describe))],
        astray: here
          .map(({ hash }) => hash)
          .filter((hash) => !document.getElementById(decodeURIComponent(hash.slice(1)))),
      }
    },
    mark(control) {
      const found = usable().find((element) => describe(element) === control)
      if (!found) return false
      document.querySelector('[data-crawled]')?.removeAttribute('data-crawled')
      found.setAttribute('data-crawled', '')
      watched = found
      changes = 0
      return true
    },
    hasChanged: () => changes > 0,
    async isQuiet() {
      let seen = -1
      for (let frames = 0, quiet = 0; quiet < QUIET_FRAMES && frames < MOST_FRAMES; frames += 1) {
        await new Promise(requestAnimationFrame)
        quiet = changes === seen ? quiet + 1 : 0
        seen = changes
      }
    },
  }
}
