import { useEffect } from 'react'
import print from '../../ui/styles/print.css?url'

const SHEET = { rel: 'stylesheet', media: 'print', href: print }

/** The styles of a page on paper. Before its first paint a page has no line to spare for them, so they come once it answers; without scripts, with the page. */
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
