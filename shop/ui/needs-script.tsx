import * as texts from '#texts/ui'

/** Tells visitors without JavaScript why the rest of the screen is empty or does nothing. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="my-4 rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">{texts.thisPageNeedsJavaScript}</p>
    </noscript>
  )
}
