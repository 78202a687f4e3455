import { texts } from '#texts/ui'

/** Explains to visitors without JavaScript why the screen is empty. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="my-4 rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">{texts.thisPageNeedsJavaScript}</p>
    </noscript>
  )
}
