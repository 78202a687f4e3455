import { useEffect } from 'react'
import print from '../../ui/styles/print.css?url'

const SHEET = { rel: 'stylesheet', media: 'print', href: print }

/**
 * Loads the print styles after the page is interactive, to keep them out of the critical path; without scripts, with
 * the page.
 */
export function PrintStyles() {
  useEffect(() => {
    const link = Object.assign(document.createElement('link'), SHEET)
    document.head.append(link)
    return () => link.remove()
  }, [])
  return (
    <noscript>
      <link {...SHEET} />
    </noscript>
  )
}
