import { useEffect, useRef, useState } from 'react'
import * as texts from '#texts/admin/settings/api-keys'
import { Button } from '../../../ui/button.tsx'
import type { CreatedKey } from './api-key-actions.ts'

/** Shows a new key once. */
export function NewKey({ created: { name, key }, close }: { created: CreatedKey; close: () => void }) {
  const [isCopied, setCopied] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // The key replaces the form that had the focus.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="created-key" className="grid gap-4">
      <h3 id="created-key" ref={heading} tabIndex={-1} className="font-medium wrap-anywhere">
        {texts.keyOf(name)}
      </h3>
      <p className="text-sm">{texts.shownOnce}</p>
      <p className="rounded-card bg-sunken px-4 py-3 font-mono text-sm break-all">{key}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() => void navigator.clipboard?.writeText(key).then(() => setCopied(true))}
          onBlur={() => setCopied(false)}
        >
          {isCopied ? texts.copied : texts.copy}
        </Button>
        <Button weight="secondary" onClick={close}>
          {texts.close}
        </Button>
      </div>
    </section>
  )
}
